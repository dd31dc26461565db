import { Notice } from '../../../shared/ui/notice.tsx';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';

interface DownloadFailedProps {
  imageUrl: string;
  fileName: string;
  onDismiss(): void;
}

/** When no PNG can be made here, the picture itself is one press away. */
export function DownloadFailed({ imageUrl, fileName, onDismiss }: DownloadFailedProps) {
  // Browsers do not open data URLs as pages; they can be saved as they are.
  const isData = imageUrl.startsWith('data:');
  return (
    <Notice
      tone="error"
      title="Download failed"
      onDismiss={onDismiss}
      action={
        <ButtonLink
          variant="secondary"
          size="sm"
          href={imageUrl}
          {...(isData
            ? { download: fileName.replace(/\.png$/, '') }
            : { target: '_blank', rel: 'noreferrer' })}
        >
          {isData ? 'Save the original file' : 'Open the original picture'}
        </ButtonLink>
      }
    >
      The picture could not be saved as PNG. Its server may not allow it, or the connection was lost.
    </Notice>
  );
}
