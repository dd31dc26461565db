import { Download } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { fetchFile } from '../../shared/api/fetch-file.ts';
import type { Job } from '../../shared/api/read-job.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { notify } from '../../shared/ui/toast.ts';
import {
  deliveryOf,
  fileName,
  MEDIA,
  MEDIA_NAMES,
  scriptFileName,
  type MediaName,
  type MediaTrouble,
} from './job-assets.ts';

interface JobDownloadsProps {
  id: string;
  job: Job;
  trouble: MediaTrouble;
  onGone: (name: MediaName) => void;
}

/** The files of a COMPLETE job, the video first. What cannot be had is named and has no button. */
export function JobDownloads({ id, job, trouble, onGone }: JobDownloadsProps) {
  const { script } = job.assets;
  const media = MEDIA_NAMES.map((name) => ({ name, delivery: deliveryOf(job.assets, name, trouble) }));
  const hasScript = script.trim() !== '';
  const absent = [
    ...media.filter(({ delivery }) => !('url' in delivery)).map(({ name }) => MEDIA[name].name),
    ...(hasScript ? [] : ['Script']),
  ];
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {media.map(
          ({ name, delivery }) =>
            'url' in delivery && (
              <li key={name} className={classNames(name === 'finalVideoUrl' && 'max-sm:w-full')}>
                <MediaDownload id={id} name={name} url={delivery.url} onGone={() => onGone(name)} />
              </li>
            ),
        )}
        {hasScript && (
          <li>
            <Button
              variant="secondary"
              onClick={() =>
                saveFile(new Blob([script], { type: 'text/plain;charset=utf-8' }), scriptFileName(id))
              }
            >
              <Download aria-hidden size={18} />
              Download script
            </Button>
          </li>
        )}
      </ul>
      {absent.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          Not available for this job: {absent.join(', ').toLowerCase()}.
        </p>
      )}
    </>
  );
}

interface MediaDownloadProps {
  id: string;
  name: MediaName;
  url: string;
  onGone: () => void;
}

function MediaDownload({ id, name, url, onGone }: MediaDownloadProps) {
  const { name: word, kind } = MEDIA[name];
  const [isReadRefused, setReadRefused] = useState(false);
  const { run, isRunning } = useMutation(async (signal) => {
    const file = await fetchFile(url, kind, signal);
    saveFile(file, fileName(id, name, file.type, url));
  });
  const look = {
    variant: name === 'finalVideoUrl' ? 'primary' : 'secondary',
    className: 'w-full',
  } as const;

  async function download() {
    try {
      await run();
    } catch (error) {
      // Another host may refuse to be read by a page and still serve the file to a tab.
      if (error instanceof ApiError && error.kind === 'network') setReadRefused(true);
      else {
        notify({
          title: `${word} is not available`,
          text: 'The file could not be loaded.',
          variant: 'destructive',
        });
        onGone();
      }
    }
  }

  if (isReadRefused) {
    return (
      <ButtonLink
        {...look}
        href={url}
        download={fileName(id, name, '', url)}
        target="_blank"
        rel="noreferrer"
      >
        <Download aria-hidden size={18} />
        Open {word.toLowerCase()} in a new tab
      </ButtonLink>
    );
  }
  return (
    <Button {...look} isBusy={isRunning} busyLabel="Fetching…" onClick={() => void download()}>
      <Download aria-hidden size={18} />
      Download {word.toLowerCase()}
    </Button>
  );
}
