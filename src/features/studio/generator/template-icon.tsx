import * as lucide from 'lucide-react';
import { createElement } from 'react';
import type { PromptTemplate, TemplateCategory } from './prompt-templates.ts';

/** Icon names that a server may send. */
const ICONS = new Map<string, lucide.LucideIcon>([
  ['aperture', lucide.Aperture],
  ['award', lucide.Award],
  ['book-open', lucide.BookOpen],
  ['briefcase', lucide.Briefcase],
  ['building', lucide.Building2],
  ['camera', lucide.Camera],
  ['clapperboard', lucide.Clapperboard],
  ['coffee', lucide.Coffee],
  ['film', lucide.Film],
  ['heart', lucide.Heart],
  ['leaf', lucide.Leaf],
  ['megaphone', lucide.Megaphone],
  ['mic', lucide.Mic],
  ['moon', lucide.Moon],
  ['mountain', lucide.Mountain],
  ['newspaper', lucide.Newspaper],
  ['palette', lucide.Palette],
  ['pen-tool', lucide.PenTool],
  ['presentation', lucide.Presentation],
  ['shirt', lucide.Shirt],
  ['smartphone', lucide.Smartphone],
  ['sparkles', lucide.Sparkles],
  ['star', lucide.Star],
  ['sun', lucide.Sun],
  ['sunset', lucide.Sunset],
  ['user', lucide.UserRound],
  ['users', lucide.Users],
]);

const CATEGORY_ICONS: Record<TemplateCategory, lucide.LucideIcon> = {
  Professional: lucide.UserRound,
  Editorial: lucide.Newspaper,
  Cinematic: lucide.Clapperboard,
  'Social Media': lucide.Smartphone,
  Business: lucide.Briefcase,
  Lifestyle: lucide.Coffee,
  Creative: lucide.Palette,
};

/** A known icon, an emoji as it is, else the category's icon. */
export function TemplateIcon({ icon, category }: Pick<PromptTemplate, 'icon' | 'category'>) {
  const name = icon.trim().toLowerCase();
  if (/^\p{Extended_Pictographic}/u.test(name) && name.length <= 12) {
    return (
      <span aria-hidden className="text-lg leading-none">
        {name}
      </span>
    );
  }
  return createElement(ICONS.get(name) ?? CATEGORY_ICONS[category], { 'aria-hidden': true, size: 18 });
}
