import { Badge } from './badge.tsx';
import { classNames } from './class-names.ts';
import { LongList } from './long-list.tsx';

const TAGS_AT_ONCE = 30;

interface TagsProps {
  label: string;
  /** Tags without duplicates, of any number and length. */
  tags: readonly string[];
  className?: string;
}

/** A list of badges for texts from a server. */
export function Tags({ label, tags, className }: TagsProps) {
  return (
    <LongList
      items={tags}
      pageSize={TAGS_AT_ONCE}
      label={label}
      className={classNames('flex flex-wrap gap-2', className)}
    >
      {(tag) => (
        <li key={tag}>
          <Badge tone="neutral">
            <span className="wrap-anywhere whitespace-normal">{tag}</span>
          </Badge>
        </li>
      )}
    </LongList>
  );
}
