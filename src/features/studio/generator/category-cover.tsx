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
      className="grain relative isolate h-48 overflow-hidden rounded-control bg-ember-soft @md:aspect-[4/5] @md:h-auto"
    >
      {cover !== undefined && (
        <img
          key={cover}
          src={cover}
          alt=""
          className={`absolute inset-0 size-full object-cover motion-safe:animate-appear @md:object-center ${category === 'Creative' ? 'object-top' : 'object-[50%_40%]'}`}
        />
      )}
      {cover === undefined && (
        <span className="absolute inset-x-4 bottom-3 font-display text-display-md text-ember italic">
          {category}
        </span>
      )}
    </div>
  );
}
