/** A photo that was looked at and can be used for a training. */
export interface Photo {
  id: string;
  file: File;
  /** The same for the same bytes. */
  fingerprint: string;
  /** A small picture of it; none where this browser cannot draw one away from the page. */
  preview: Blob | undefined;
}

/** A file that cannot be used, and why, in words that follow its name: "is empty". */
export interface RefusedFile {
  name: string;
  cause: string;
}
