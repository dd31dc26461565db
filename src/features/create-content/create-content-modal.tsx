import { useEffect, useId, useRef, useState } from 'react';
import { contentWords, needsPhotos, type Brief, type EarlierJob } from '#entities/job/brief.ts';
import { MIN_REFERENCE_PHOTOS } from '#openapi/limits.gen.ts';
import { useStorageLocation } from '#shared/lib/persistence.ts';
import { notify } from '#shared/lib/toast.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Form } from '#shared/ui/form.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { BriefFields } from './brief-fields.tsx';
import { useJobDraft, hasText } from './job-draft.ts';
import { CREATE_CONTENT_MESSAGES } from './messages.ts';
import { PlatformPreview } from './platform-preview.tsx';
import { ReferencePhotosField } from './reference-photos-field.tsx';
import { refusalOf, type FieldErrors } from './refusal.ts';
import { useCreateJob } from './use-create-job.ts';

interface CreateContentModalProps {
  /** A content type. An unknown type has the title "Create Content" (spec §2). */
  type: string;
  /** The earlier job whose brief replaces the stored draft. */
  earlier?: EarlierJob | undefined;
  onClose: () => void;
}

/** The content-creation modal of spec §2–§5, with a preview beside the form. */
export function CreateContentModal({ type, earlier, onClose }: CreateContentModalProps) {
  const formId = useId();
  const draft = useJobDraft(type, earlier);
  const { brief, photos, isFromEarlierJob } = draft;
  const [errors, setErrors] = useState<FieldErrors>({});
  const scheduleField = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const sender = useRef<HTMLElement>(null);
  const { create, sendEarlier, isCreating, failure } = useCreateJob({
    type,
    brief,
    photos,
    onCreated(isDraft) {
      if (isDraft) draft.clear();
      onClose();
    },
  });

  // Disabled fields lose the focus. The busy button has it until a failed creation returns it to the field.
  function start(request: () => unknown) {
    sender.current = document.activeElement as HTMLElement;
    submitButton.current?.focus();
    request();
  }
  useEffect(() => {
    if (!isCreating && document.activeElement === submitButton.current) sender.current?.focus();
  }, [isCreating]);

  function refuse() {
    const refusal = refusalOf(type, brief, photos.length, scheduleField.current);
    setErrors(refusal?.fields ?? {});
    if (refusal?.toast) notify(refusal.toast);
    return refusal !== undefined;
  }

  function change(next: Partial<Brief>) {
    draft.changeBrief(next);
    // Only the errors of changed fields are removed before the next submit.
    setErrors((errors) => Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in next))));
  }

  function restore() {
    draft.switchToOwn();
    setErrors({});
  }

  // An error is removed with its cause, even when another tab fixed it.
  const isPhotosRefused = errors.photos !== undefined && photos.length < MIN_REFERENCE_PHOTOS;
  const title = contentWords(type).action;
  const hasPhotos = needsPhotos(type);
  return (
    <Dialog
      onClose={onClose}
      // A form closed during the request would create a job without opening its page.
      canClose={!isCreating}
      title={title}
      size="xl"
      footer={
        <>
          <div className="mr-auto min-w-0 flex-1 max-sm:basis-full">
            {failure ? (
              <Notice tone="error" title={CREATE_CONTENT_MESSAGES.jobFailed.title}>
                {`${failure.text}\nEverything you typed is still here.`}
              </Notice>
            ) : (
              <DraftNote hasText={hasText(brief)} />
            )}
          </div>
          <Button variant="secondary" className="max-sm:hidden" disabled={isCreating} onClick={onClose}>
            Close
          </Button>
          <Button
            ref={submitButton}
            type="submit"
            form={formId}
            isBusy={isCreating}
            busyLabel="Creating..."
            className="max-sm:w-full"
          >
            Create job
          </Button>
        </>
      }
    >
      <Form id={formId} isBusy={isCreating} refuse={refuse} onSubmit={() => start(create)}>
        <fieldset disabled={isCreating} className="min-w-0">
          <legend className="sr-only">{title}</legend>
          <div className="grid gap-5 @3xl:grid-cols-[minmax(0,1fr)_17rem] @3xl:gap-10">
            <div className="grid content-start gap-4 @max-3xl:order-2">
              {isFromEarlierJob && (
                <Notice
                  tone="info"
                  title="Filled in from the earlier job"
                  action={
                    hasText(draft.own) && (
                      <Button variant="secondary" size="sm" onClick={restore}>
                        Use my draft instead
                      </Button>
                    )
                  }
                >
                  {hasPhotos && photos.length === 0 ? 'Add the photos again.' : 'Change what you like.'}
                </Notice>
              )}
              {sendEarlier && (
                <Notice
                  tone="warning"
                  title="Your first brief may have been sent"
                  action={
                    <Button variant="secondary" size="sm" onClick={() => start(sendEarlier)}>
                      Send the first brief again
                    </Button>
                  }
                >
                  We got no response. Send it again first: it stays one job.
                </Notice>
              )}
              <p>
                <span>{contentWords(type).result}</span>{' '}
                <span className="text-muted">This costs no credits.</span>
              </p>
              <BriefFields
                type={type}
                brief={brief}
                errors={errors}
                onChange={change}
                scheduleField={scheduleField}
              >
                {hasPhotos && (
                  <ReferencePhotosField
                    photos={photos}
                    onChange={draft.changePhotos}
                    isRefused={isPhotosRefused}
                    lostUrls={failure?.lostUrls ?? []}
                  />
                )}
              </BriefFields>
            </div>
            <PlatformPreview type={type} brief={brief} photos={photos} />
          </div>
        </fieldset>
      </Form>
    </Dialog>
  );
}

function DraftNote({ hasText }: { hasText: boolean }) {
  const location = useStorageLocation();
  if (location !== undefined)
    return <p className="text-sm text-muted">{hasText && `Draft saved ${location}`}</p>;
  return <p className="text-sm text-amber">Draft not saved: it is lost when you leave.</p>;
}
