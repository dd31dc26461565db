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
import type { PromptTemplate } from './prompt-templates.ts';

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

/** A known icon, an emoji as it is, else the one of all templates. */
export function TemplateIcon({ icon }: Pick<PromptTemplate, 'icon'>) {
  const name = icon.trim().toLowerCase();
  if (/^\p{Extended_Pictographic}/u.test(name) && name.length <= 12) {
    return (
      <span aria-hidden className="text-lg leading-none">
        {name}
      </span>
    );
  }
  return createElement(ICONS.get(name) ?? Sparkles, { 'aria-hidden': true, size: 18 });
}
