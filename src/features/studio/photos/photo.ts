/** An inspected photo that can be used for a training. */
export interface Photo {
  id: string;
  file: File;
  /** Equal for equal bytes. */
  fingerprint: string;
  /** A thumbnail; absent where the browser has no OffscreenCanvas. */
  preview: Blob | undefined;
}

/** A refused file, and why, worded to follow its name: "is empty". */
export interface RefusedFile {
  name: string;
  cause: string;
}
