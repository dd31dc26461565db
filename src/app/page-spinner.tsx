import { Spinner } from '../shared/ui/spinner.tsx';

/** Holds a page's place while its code arrives; says so only when that takes a moment. */
export function PageSpinner() {
  return (
    <main id="main" className="grid min-h-[70dvh] place-content-center">
      <Spinner label="Loading…" />
    </main>
  );
}
