import type { TemplateCategory } from './prompt-templates.ts';

/** Drawn covers, one per category, named by it; a category without one is set in type alone. */
const COVERS = import.meta.glob<string>('./assets/*.webp', { eager: true, query: '?url', import: 'default' });

const SLUGS: Record<TemplateCategory, string> = {
  Professional: 'professional',
  Editorial: 'editorial',
  Cinematic: 'cinematic',
  'Social Media': 'social-media',
  Business: 'business',
  Lifestyle: 'lifestyle',
  Creative: 'creative',
};

/** Opens a category like a section of a magazine; decoration, the pills say it in words. */
export function CategoryCover({ category }: { category: TemplateCategory }) {
  const cover = COVERS[`./assets/${SLUGS[category]}.webp`];
  return (
    <div
      aria-hidden
      className="grain relative isolate h-28 overflow-hidden rounded-control bg-ember-soft @xl:h-auto @xl:aspect-[4/5]"
    >
      {cover !== undefined && (
        <img key={cover} src={cover} alt="" className="size-full object-cover motion-safe:animate-appear" />
      )}
      {cover === undefined && (
        <span className="absolute inset-x-4 bottom-3 font-display text-display-md text-ember italic">
          {category}
        </span>
      )}
    </div>
  );
}
