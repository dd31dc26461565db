import { Component, type ReactNode } from 'react';
import { ButtonLink } from '../shared/ui/button-link.tsx';
import { Button } from '../shared/ui/button.tsx';
import { Headline } from '../shared/ui/headline.tsx';

interface ErrorBoundaryState {
  error: unknown;
  hasFailed: boolean;
}

/** The last net: a mistake of ours must never leave a blank page. What the person typed is kept on the device. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="mx-auto grid min-h-dvh max-w-2xl content-center gap-6 p-6" role="alert">
        <Headline as="h1" size="lg">
          That was <em>our</em> mistake.
        </Headline>
        <p className="text-muted">
          {isStaleChunk(this.state.error)
            ? 'A newer version of the studio was released while this page was open. Reloading brings it in.'
            : 'This screen stopped working. Your photos, drafts and pictures are kept on this device.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>Reload this page</Button>
          <ButtonLink variant="secondary" href={import.meta.env.BASE_URL}>
            Back to the start
          </ButtonLink>
        </div>
      </main>
    );
  }
}

/** After a release the old page asks for files that are gone. Browsers word it differently. */
function isStaleChunk(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed/i.test(error.message);
}
