import { Component, type ReactNode } from 'react';
import { CodeNotLoaded, codeNotLoadedText } from '#shared/lib/lazy-module.ts';
import { storageLocation } from '#shared/lib/persistence.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Headline } from '#shared/ui/headline.tsx';

/** The thrown value, which may be anything, including undefined. */
type ErrorBoundaryState = { failure?: { error: unknown } };

/** Replaces a crashed screen, or a screen whose code cannot be loaded, by a message. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const isCrash = !(failure.error instanceof CodeNotLoaded);
    return (
      <main className="mx-auto grid min-h-dvh max-w-2xl content-center gap-6 p-6" role="alert">
        <Headline as="h1" size="lg">
          {isCrash ? 'Something went wrong' : 'Couldn’t load this screen'}
        </Headline>
        <p className="text-muted">{isCrash ? crashText() : codeNotLoadedText()}</p>
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

function crashText(): string {
  const location = storageLocation();
  const saved = location === undefined ? '' : ` Your photos, drafts and pictures are saved ${location}.`;
  return `This screen stopped working.${saved}`;
}
