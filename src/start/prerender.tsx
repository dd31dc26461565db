import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { BASE_PATH } from '../shared/lib/paths.ts';
import { Wordmark } from '../shared/ui/wordmark.tsx';
import { App } from '../app/app.tsx';
export { SCREENS } from '../app/screens.ts';
import { PageSpinner } from '../app/page-spinner.tsx';

/** Run by the build (scripts/build/prerender.ts): what the page shows before any code of the app is there. */
export async function prerenderPages(): Promise<{ landing: string; masthead: string }> {
  return {
    // The app at its start address, as `mount-app.tsx` hydrates it.
    landing: await markupOf(
      <StrictMode>
        <StaticRouter basename={BASE_PATH} location={`${BASE_PATH}/`}>
          <App />
        </StaticRouter>
      </StrictMode>,
    ),
    masthead: await markupOf(<Masthead />),
  };
}

/** At every other address, until the app draws the screen: the same place for the name as in every screen's header. */
function Masthead() {
  return (
    <>
      <header className="border-b border-line bg-paper">
        <div className="measure flex h-12 items-center max-lg:mb-11 lg:h-16">
          <Wordmark />
        </div>
      </header>
      <PageSpinner />
    </>
  );
}

async function markupOf(node: ReactNode): Promise<string> {
  // All in its place: by default larger parts come behind, and a script moves them.
  const { prelude } = await prerender(node, { progressiveChunkSize: Infinity });
  const html = await new Response(prelude).text();
  // React names pictures to load early; these stand right behind.
  return html.replaceAll(/<link rel="preload"[^>]*>/g, '');
}
