import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { Sample } from './adapter.ts';

/** Pictures as cameras and programs write them, in base64, two pixels wide where possible. */
const PICTURES = JSON.parse(readFileSync(new URL('pictures.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;

/** A PNG of 64 × 64 pixels in the one colour of its palette, and where that stands, with its checksum after it. */
const SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAAA1BMVEUAAACnej3aAAAAD0lEQVR42mNgGAWjgHwAAAJAAAHgTR1EAAAAAElFTkSuQmCC';
const COLOUR_AT = 41;
const PNG_SIGNATURE = '\u0089PNG\r\n\u001a\n';

type Photos = [first: Sample, ...others: Sample[]];

export type Samples = ReturnType<typeof createSamples>;

/**
 * The files that a run sends.
 * @throws RangeError when more photos are needed than the hook gave
 */
export function createSamples(given?: readonly Sample[]) {
  return {
    /** Different photos of one person, at least one: those of the hook, or squares in different colours. */
    photos(count: number): Photos {
      if (given && given.length < count)
        throw new RangeError(`the hook photos gave ${given.length} photos, and ${count} are needed`);
      return (given?.slice(0, count) ?? Array.from({ length: count }, (_, index) => square(index))) as Photos;
    },
    /** The same photo with zeros at its end, up to this size. */
    padded({ name, type, bytes }: Sample, length: number): Sample {
      const padded = new Uint8Array(length);
      padded.set(bytes);
      return { name, type, bytes: padded };
    },
    /** Small pictures of the five media types: opaque or not, still or moving. */
    kinds: [square(0), ...Object.keys(PICTURES).map(small)],
    /** A PNG that cannot be decoded. */
    damaged: document('damaged.png', 'image/png', `${PNG_SIGNATURE}and then nothing that fits`),
    /** A JPEG whose header is whole, and whose picture is missing. */
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

/** Up to the end of the scan's header, where the picture would begin. */
function withoutPicture(): Uint8Array<ArrayBuffer> {
  const { bytes } = small('small.jpeg');
  return bytes.slice(0, Buffer.from(bytes).indexOf('ffda', 'hex') + 14);
}

/** A PNG of one colour, another one for each index. */
function square(index: number): Sample {
  const bytes = Buffer.from(SQUARE, 'base64');
  bytes.set([(index * 37) % 256, (index * 91 + 40) % 256, (index * 23 + 90) % 256], COLOUR_AT);
  bytes.writeUInt32BE(crc32(bytes.subarray(COLOUR_AT - 4, COLOUR_AT + 3)), COLOUR_AT + 3);
  return { name: `photo-${index + 1}.png`, type: 'image/png', bytes: Uint8Array.from(bytes) };
}
