import { Download } from 'lucide-react';
import { useState } from 'react';
import { ApiError, isTimeout } from '#shared/api/api-error.ts';
import { fetchFile } from '#shared/api/fetch-file.ts';
import { notifyFailure } from '#shared/api/notify-failure.ts';
import { useMutation } from '#shared/api/use-mutation.ts';
import { saveFile } from '#shared/lib/save-file.ts';
import { notify } from '#shared/lib/toast.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { LiveText } from '#shared/ui/live-text.tsx';
import { fileName, scriptFileName, type Medium } from './job-assets.ts';
import type { useMedia } from './use-media.ts';

interface JobDownloadsProps {
  id: string;
  script: string;
  content: ReturnType<typeof useMedia>;
}

/** The files of a COMPLETE job, the video first. Unavailable files are listed below. */
export function JobDownloads({ id, script, content }: JobDownloadsProps) {
  const { media } = content;
  const [downloaded, setDownloaded] = useState<string>();
  const absent = [
    ...media.filter(({ url }) => url === undefined).map(({ name }) => name),
    ...(script === '' ? ['Script'] : []),
  ];

  function saveScript() {
    saveFile(new Blob([script], { type: 'text/plain;charset=utf-8' }), scriptFileName(id));
    setDownloaded('Script');
  }

  return (
    <>
      <ul className="grid max-w-md grid-cols-[repeat(auto-fit,minmax(max(7.5rem,40%),1fr))] gap-3 *:*:w-full">
        {media.map(
          (medium) =>
            medium.url !== undefined && (
              <li key={medium.name}>
                <MediaDownload {...{ id, medium, content }} url={medium.url} onDownloaded={setDownloaded} />
              </li>
            ),
        )}
        {script !== '' && (
          <li>
            <Button variant="secondary" onClick={saveScript}>
              <DownloadLabel name="Script" />
            </Button>
          </li>
        )}
      </ul>
      <LiveText>{downloaded !== undefined && `${downloaded} downloaded.`}</LiveText>
      {absent.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          {`Not available for this job: ${absent.join(', ').toLowerCase()}.`}
        </p>
      )}
    </>
  );
}

interface MediaDownloadProps extends Pick<JobDownloadsProps, 'id' | 'content'> {
  medium: Medium;
  url: string;
  /** @param name undefined when a download starts */
  onDownloaded(name?: string): void;
}

function MediaDownload({ id, medium, url, content, onDownloaded }: MediaDownloadProps) {
  const { renew, report } = content;
  const { name, kind } = medium;
  const { origin } = new URL(url, location.href);
  /** The origin that forbids reading by the page (CORS). */
  const [refusing, setRefusing] = useState<string>();
  const { run, isRunning } = useMutation(async (signal) => {
    const file = await fetchFile(url, kind, signal).catch(async (error: unknown) => {
      const renewed = signal.aborted || isTimeout(error) ? undefined : await renew(name, url);
      if (renewed === undefined || renewed === url) throw error;
      return fetchFile(renewed, kind, signal);
    });
    saveFile(file, fileName(id, medium, file.type));
  });
  const variant = kind === 'video' ? 'primary' : 'secondary';

  async function download() {
    onDownloaded();
    try {
      await run();
      onDownloaded(name);
    } catch (error) {
      if (!navigator.onLine || isTimeout(error))
        notifyFailure({ title: `${name} could not be loaded`, tone: 'error' }, error);
      // Another host may refuse the page by CORS and still serve the file in a tab.
      else if (error instanceof ApiError && error.kind === 'network') setRefusing(origin);
      else {
        notify({ title: `${name} is not available`, tone: 'error', text: 'The file could not be loaded.' });
        report(name, 'unavailable');
      }
    }
  }

  if (refusing === origin) {
    return (
      <ButtonLink
        variant={variant}
        href={url}
        target="_blank"
        rel="noreferrer"
        onClick={(event) => {
          // The click opens the tab immediately, because Safari blocks a later one.
          const tab = open('', '_blank');
          if (!tab) return;
          event.preventDefault();
          tab.opener = null;
          void renew(name, url).then((fresh = url) => tab.location.replace(fresh));
        }}
      >
        <Download aria-hidden size={18} />
        <span>{`Open ${name.toLowerCase()} in a new tab`}</span>
      </ButtonLink>
    );
  }
  return (
    <Button variant={variant} isBusy={isRunning} busyLabel="Downloading…" onClick={() => void download()}>
      <DownloadLabel name={name} />
    </Button>
  );
}

/** Under the heading "Downloads" only the name is visible. */
function DownloadLabel({ name }: { name: string }) {
  return (
    <>
      <Download aria-hidden size={18} className="shrink-0" />
      <span>
        <span className="sr-only">Download</span>{' '}
        <span className="inline-block first-letter:uppercase">{name.toLowerCase()}</span>
      </span>
    </>
  );
}
