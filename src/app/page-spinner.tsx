import { Spinner } from '#shared/ui/spinner.tsx';

/** Shown while a screen's code loads, after a short delay. */
export function PageSpinner() {
  return (
    <main id="main" className="grid min-h-[70dvh] place-content-center">
      <Spinner label="Loading…" />
    </main>
  );
}
