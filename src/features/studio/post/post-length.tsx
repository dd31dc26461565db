import { TriangleAlert } from 'lucide-react';
import { formatNumber } from '../../../shared/lib/format-number.ts';
import { characterCount, PLATFORMS, type PostPlatform } from './platforms.ts';

/** How much of the network's limit a post takes. */
export function PostLength({ post, platform }: { post: string; platform: PostPlatform }) {
  const { name, maxCharacters } = PLATFORMS[platform];
  const count = characterCount(post);
  const excess = count - maxCharacters;
  return (
    <div className="grid min-w-44 flex-1 gap-1.5 text-sm">
      <p className={excess > 0 ? 'flex items-center gap-1.5 font-medium text-rose' : 'text-muted'}>
        {excess > 0 && <TriangleAlert aria-hidden size={16} className="shrink-0" />}
        <span>
          {formatNumber(count)} of {formatNumber(maxCharacters)} characters
          {excess > 0 && `, ${formatNumber(excess)} too many for ${name}`}
        </span>
      </p>
      <div aria-hidden className="h-1 overflow-hidden rounded-full bg-sunken">
        <div
          className={`h-full rounded-full ${excess > 0 ? 'bg-rose' : 'bg-ember-hot'}`}
          style={{ width: `${Math.max(1, Math.min(100, (count / maxCharacters) * 100))}%` }}
        />
      </div>
    </div>
  );
}
