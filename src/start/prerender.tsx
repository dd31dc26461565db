import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { Landing } from '#app/routes.tsx';
import { BASE_PATH } from '#shared/lib/paths.ts';
import { Wordmark } from '#shared/ui/wordmark.tsx';
export { SCREENS } from '#app/screens.ts';
import { PageSpinner } from '#shared/ui/spinner.tsx';

/** The markup that the page shows before the app's code is loaded. Called by the build (scripts/build/prerender.ts). */
export async function prerenderPages(): Promise<{ landing: string; masthead: string }> {
  await Landing.load();
  return {
    // The app at its start address. `mount-app.tsx` hydrates this markup.
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

/** Shown at every other address until the app renders. The name has the same position as in the app's header. */
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
  // By default React appends larger parts at the end and moves them with a script.
  const { prelude } = await prerender(node, { progressiveChunkSize: Infinity });
  const html = await new Response(prelude).text();
  // React adds preloads for pictures, which are not needed here.
  return html.replaceAll(/<link rel="preload"[^>]*>/g, '');
}
