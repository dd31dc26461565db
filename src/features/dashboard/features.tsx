import { AudioLines, Coins, Film, ScanFace, Type, WandSparkles, type LucideIcon } from 'lucide-react';
import { SectionHeading } from './section-heading.tsx';

const FEATURES: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: ScanFace,
    title: 'One face, every format',
    text: 'The twin you trained stands in every picture and film.',
  },
  {
    icon: WandSparkles,
    title: 'Prompts from pictures',
    text: 'Show a picture you like and take its prompt apart.',
  },
  { icon: Type, title: 'Posts that sound like you', text: 'Your own texts teach the writing style, once.' },
  {
    icon: Film,
    title: 'A pipeline you can watch',
    text: 'Seven steps from script to schedule, live on one page.',
  },
  { icon: AudioLines, title: 'Two voices', text: 'A studio voice, or your own. You choose for every job.' },
  { icon: Coins, title: 'Flexible credits', text: 'Spend them on trainings or on images, as it comes.' },
];

export function Features() {
  return (
    <section aria-labelledby="features-title" className="measure pb-16 sm:pb-20">
      <SectionHeading id="features-title" eyebrow="Features">
        Everything in <em>one studio</em>
      </SectionHeading>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ icon: Icon, title, text }) => (
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
