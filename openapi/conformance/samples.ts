import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { Sample } from './adapter.ts';

/** Pictures from cameras and programs in base64, two pixels wide where possible. */
const PICTURES = JSON.parse(readFileSync(new URL('pictures.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;

/** A PNG of 64 × 64 pixels in a single color, and the position of that color, which its checksum follows. */
const SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAAA1BMVEUAAACnej3aAAAAD0lEQVR42mNgGAWjgHwAAAJAAAHgTR1EAAAAAElFTkSuQmCC';
const COLOUR_AT = 41;
const PNG_SIGNATURE = '\u0089PNG\r\n\u001a\n';

type Photos = [first: Sample, ...others: Sample[]];

export type Samples = ReturnType<typeof createSamples>;

/**
 * The files that a run sends.
 * @throws RangeError if the hook has returned too few photos
 */
export function createSamples(given?: readonly Sample[]) {
  return {
    /** At least one photo of one person, from the hook, or squares in different colors. */
    photos(count: number): Photos {
      if (given && given.length < count)
        throw new RangeError(`the hook photos gave ${given.length} photos, and ${count} are needed`);
      return (given?.slice(0, count) ?? Array.from({ length: count }, (_, index) => square(index))) as Photos;
    },
    /** The same photo, padded with zeros to this size. */
    padded({ name, type, bytes }: Sample, length: number): Sample {
      const padded = new Uint8Array(length);
      padded.set(bytes);
      return { name, type, bytes: padded };
    },
    /** Small pictures of the five media types: opaque or transparent, still or animated. */
    kinds: [square(0), ...Object.keys(PICTURES).map(small)],
    /** A PNG that cannot be decoded. */
    damaged: document('damaged.png', 'image/png', `${PNG_SIGNATURE}and then nothing that fits`),
    /** A JPEG with a complete header and no picture. */
    cut: { ...small('small.jpeg'), name: 'cut.jpg', bytes: withoutPicture() },
    /** A text with the name and type of a photo. */
    disguised: document('disguised.jpg', 'image/jpeg', 'This is a text that requests itself a photo.'),
    svg: document('drawing.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    heic: document('phone.heic', 'image/heic', `\0\0\0\u0018ftypheic\0\0\0\0mif1heic${'\0'.repeat(80)}`),
  };
}

function small(name: string): Sample {
  const bytes = Uint8Array.from(Buffer.from(PICTURES[name] ?? '', 'base64'));
  return { name, type: `image/${name.split('.').at(-1)}`, bytes };
}

function document(name: string, type: string, text: string): Sample {
  return { name, type, bytes: Uint8Array.from(Buffer.from(text, 'latin1')) };
}

/** The bytes up to the end of the scan's header, which the picture would follow. */
function withoutPicture(): Uint8Array<ArrayBuffer> {
  const { bytes } = small('small.jpeg');
  return bytes.slice(0, Buffer.from(bytes).indexOf('ffda', 'hex') + 14);
}

/** A PNG in a single color that depends on the index. */
function square(index: number): Sample {
  const bytes = Buffer.from(SQUARE, 'base64');
  bytes.set([(index * 37) % 256, (index * 91 + 40) % 256, (index * 23 + 90) % 256], COLOUR_AT);
  bytes.writeUInt32BE(crc32(bytes.subarray(COLOUR_AT - 4, COLOUR_AT + 3)), COLOUR_AT + 3);
  return { name: `photo-${index + 1}.png`, type: 'image/png', bytes: Uint8Array.from(bytes) };
}
