import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { BASE_PATH } from '../shared/lib/paths.ts';
import { App } from './app.tsx';

/** For the build: the app at its start address, as markup that `main.tsx` takes over. */
export async function landingMarkup(): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={BASE_PATH} location={`${BASE_PATH}/`}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // All in its place: by default larger parts come behind, and a script moves them.
    { progressiveChunkSize: Infinity },
  );
  const html = await new Response(prelude).text();
  // React names pictures to load early; these stand right behind.
  return html.replaceAll(/<link rel="preload"[^>]*>/g, '');
}
