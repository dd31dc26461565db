import { useEffect, useEffectEvent, useState } from 'react';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import { listen } from '#shared/lib/listen.ts';
import { useOpenSteps } from '../panel/collapsible-step.tsx';

/** Drop zones handle their own files; open dialogs block drops. */
const HANDLED_ELSEWHERE = '[data-file-drop], [role=dialog]';

/** Images dropped anywhere on the page, or pasted while nothing has focus, become training photos. */
export function PageDropZone() {
  const { store } = usePhotos();
  const { open } = useOpenSteps();
  const [isDragging, setDragging] = useState(false);

  const addImages = useEffectEvent((event: Event, data: DataTransfer | null) => {
    setDragging(false);
    const files = [...(data?.files ?? [])];
    if (isHandledElsewhere(event) || !files.some(({ type }) => type.startsWith('image/'))) return;
    event.preventDefault();
    open('training');
    void store.add(files);
    requestAnimationFrame(() => document.getElementById('photos')?.scrollIntoView({ block: 'start' }));
  });

  useEffect(() => {
    return listen({
      dragover(event) {
        const hasFiles = event.dataTransfer?.types.includes('Files') === true && !isHandledElsewhere(event);
        // Prevents the browser from opening the dropped file.
        if (hasFiles) event.preventDefault();
        setDragging(hasFiles);
      },
      dragleave: ({ relatedTarget }) => relatedTarget === null && setDragging(false),
      drop: (event) => addImages(event, event.dataTransfer),
      paste(event) {
        // A focused text box or drop zone handles its own paste.
        if (!event.defaultPrevented && event.target === document.body) addImages(event, event.clipboardData);
      },
    });
  }, []);

  if (!isDragging) return null;
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed inset-3 z-40 grid place-items-end justify-center rounded-card border-2 border-dashed border-ember pb-8"
    >
      <p className="rounded-control bg-ember px-5 py-3 font-medium text-on-ember shadow-lift">
        Drop your photos anywhere
      </p>
    </div>
  );
}

function isHandledElsewhere({ target }: Event): boolean {
  return target instanceof Element && target.closest(HANDLED_ELSEWHERE) !== null;
}
