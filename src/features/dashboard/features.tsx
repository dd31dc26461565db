import { AudioLines, Coins, Film, ScanFace, Type, WandSparkles, type LucideIcon } from 'lucide-react';
import { SectionHeading } from './section-heading.tsx';

const FEATURES: readonly [icon: LucideIcon, title: string, text: string][] = [
  [ScanFace, 'One face, every format', 'The twin you trained stands in every picture and film.'],
  [WandSparkles, 'Prompts from pictures', 'Show a picture you like and take its prompt apart.'],
  [Type, 'Posts that sound like you', 'Your own texts teach the writing style, once.'],
  [Film, 'A pipeline you can watch', 'Seven steps from script to schedule, live on one page.'],
  [AudioLines, 'Two voices', 'A studio voice, or your own. You choose for every job.'],
  [Coins, 'Flexible credits', 'Spend them on trainings or on images, as it comes.'],
];

export function Features() {
  return (
    <section aria-labelledby="features-title" className="measure pb-16 sm:pb-20">
      <SectionHeading id="features-title" eyebrow="Features">
        Everything in <em>one studio</em>
      </SectionHeading>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(([Icon, title, text]) => (
          <li key={title} className="bg-raised p-5 sm:p-6">
            <Icon aria-hidden size={26} strokeWidth={1.4} className="text-ember" />
            <h3 className="mt-5 font-display text-display-md">{title}</h3>
            <p className="mt-1.5 max-w-[34ch] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
