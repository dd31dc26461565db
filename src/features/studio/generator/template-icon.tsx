import {
  Aperture,
  Award,
  BookOpen,
  Briefcase,
  Building2,
  Camera,
  Clapperboard,
  Coffee,
  Film,
  Heart,
  Leaf,
  Megaphone,
  Mic,
  Moon,
  Mountain,
  Newspaper,
  Palette,
  PenTool,
  Presentation,
  Shirt,
  Smartphone,
  Sparkles,
  Star,
  Sun,
  Sunset,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';
import type { PromptTemplate, TemplateCategory } from './prompt-templates.ts';

/** Icon names that a server may send. */
const ICONS = new Map<string, LucideIcon>([
  ['aperture', Aperture],
  ['award', Award],
  ['book-open', BookOpen],
  ['briefcase', Briefcase],
  ['building', Building2],
  ['camera', Camera],
  ['clapperboard', Clapperboard],
  ['coffee', Coffee],
  ['film', Film],
  ['heart', Heart],
  ['leaf', Leaf],
  ['megaphone', Megaphone],
  ['mic', Mic],
  ['moon', Moon],
  ['mountain', Mountain],
  ['newspaper', Newspaper],
  ['palette', Palette],
  ['pen-tool', PenTool],
  ['presentation', Presentation],
  ['shirt', Shirt],
  ['smartphone', Smartphone],
  ['sparkles', Sparkles],
  ['star', Star],
  ['sun', Sun],
  ['sunset', Sunset],
  ['user', UserRound],
  ['users', Users],
]);

const CATEGORY_ICONS: Record<TemplateCategory, LucideIcon> = {
  Professional: UserRound,
  Editorial: Newspaper,
  Cinematic: Clapperboard,
  'Social Media': Smartphone,
  Business: Briefcase,
  Lifestyle: Coffee,
  Creative: Palette,
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
