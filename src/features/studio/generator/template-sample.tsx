import { Picture, type PictureFiles } from '#shared/ui/picture.tsx';
import type { TemplateCategory } from './prompt-templates.ts';

const SAMPLES: PictureFiles = import.meta.glob(['./assets/*', '!./assets/looks-*'], {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The number of samples in the file of a category, side by side. */
const SAMPLES_PER_CATEGORY = 4;

interface TemplateSampleProps {
  category: TemplateCategory;
  /** The index of the sample; it wraps around. */
  index: number;
}

/** An illustrated sample of a category, which fills its square. The text beside it describes it. */
export function TemplateSample({ category, index }: TemplateSampleProps) {
  return (
    <PictureInRow
      files={SAMPLES}
      name={category.toLowerCase().replace(' ', '-')}
      count={SAMPLES_PER_CATEGORY}
      index={index % SAMPLES_PER_CATEGORY}
      width={1024}
      sizes="(min-width: 40rem) 29rem, 40rem"
    />
  );
}

interface PictureInRowProps {
  files: PictureFiles;
  name: string;
  /** The number of squares in the file, side by side. */
  count: number;
  index: number;
  width: number;
  sizes: string;
}

/** One of the squares of a file. */
export function PictureInRow({ files, name, count, index, width, sizes }: PictureInRowProps) {
  return (
    <span
      className="flex size-full"
      style={{ width: `${count * 100}%`, translate: `${(-index * 100) / count}%` }}
    >
      <Picture
        files={files}
        name={name}
        alt=""
        width={width}
        height={width / count}
        sizes={sizes}
        className="size-full object-cover"
      />
    </span>
  );
}
