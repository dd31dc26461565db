import { Sparkles, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import type { PromptTemplate } from './prompt-templates.ts';
import * as icons from './template-icons.ts';

const ICONS: Readonly<Record<string, LucideIcon>> = icons;

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
  return createElement(Object.hasOwn(ICONS, name) ? ICONS[name]! : Sparkles, {
    'aria-hidden': true,
    size: 18,
  });
}
