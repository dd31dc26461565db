/** A small picture: RGB bytes, row by row, and the size of the original. */
export interface Pixels {
  width: number;
  height: number;
  /** 3 × width × height bytes. */
  rgb: Uint8Array;
  originalWidth: number;
  originalHeight: number;
}
