import { useEffect, useEffectEvent, useState } from 'react';
import { hasPhotos, takePhotos } from '#entities/photo/photo-intake.ts';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import { listen } from '#shared/lib/listen.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { useOpenSteps } from '../panel/collapsible-step.tsx';

/** Drop zones handle their files themselves; open dialogs block drops. */
const HANDLED_ELSEWHERE = '[data-file-drop], [role=dialog]';
const TEXT_FIELDS = 'input, textarea, [contenteditable]';

/** Photos dropped anywhere on the page, or pasted outside text, become training photos. */
export function PageDropZone() {
  const { store } = usePhotos();
  const { open } = useOpenSteps();
  const [isDragging, setDragging] = useState(false);

  const addPhotos = useEffectEvent(async (event: Event, data: DataTransfer) => {
    event.preventDefault();
    open('training');
    const { files, refused } = await takePhotos(data);
    void store.add(files, refused);
    requestAnimationFrame(() => document.getElementById('photos')?.scrollIntoView({ block: 'start' }));
  });

  useEffect(() => {
    // A drag that starts on this page moves one of its pictures or links.
    let isOwnDrag = false;
    const isPhotoDrag = (event: DragEvent) =>
      !isOwnDrag && hasPhotos(event.dataTransfer) && !isHandledElsewhere(event);
    return listen({
      dragstart: () => void (isOwnDrag = true),
      dragend: () => void (isOwnDrag = false),
      dragover(event) {
        const isPhoto = isPhotoDrag(event);
        // Prevents the browser from opening the dropped file.
        if (isPhoto) event.preventDefault();
        setDragging(isPhoto);
      },
      dragleave: ({ relatedTarget }) => relatedTarget === null && setDragging(false),
      drop(event) {
        setDragging(false);
        if (isPhotoDrag(event) && event.dataTransfer) void addPhotos(event, event.dataTransfer);
      },
      paste(event) {
        const { clipboardData: data, defaultPrevented } = event;
        if (!defaultPrevented && data?.types.includes('Files') && !isHandledElsewhere(event))
          void addPhotos(event, data);
      },
    });
  }, []);

  if (!isDragging) return null;
  return (
    <div
      aria-hidden
      className={classNames(
        'pointer-events-none fixed inset-3 z-40 grid place-items-end justify-center pb-8',
        'rounded-card border-2 border-dashed border-ember',
      )}
    >
      <p className="rounded-control bg-ember px-5 py-3 font-medium text-on-ember shadow-lift">
        Drop your photos anywhere
      </p>
    </div>
  );
}

/** Whether a drop zone or dialog handles the event, or a text field takes its text. */
function isHandledElsewhere(event: DragEvent | ClipboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
  const isText = data?.types.some((type) => type.startsWith('text/')) === true;
  return target.closest(HANDLED_ELSEWHERE) !== null || (isText && target.closest(TEXT_FIELDS) !== null);
}
