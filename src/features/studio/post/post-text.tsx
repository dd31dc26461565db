import { useState } from 'react';
import { foldedPost, postRuns, type PostPlatform } from './platforms.ts';

interface PostTextProps {
  post: string;
  platform: PostPlatform;
  /** The name that some networks put before the text. */
  author?: string;
}

/** A post as its feed shows it: folded where the network folds, hashtags and mentions set apart. */
export function PostText({ post, platform, author }: PostTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { shown, folded } = foldedPost(post, platform);
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {author !== undefined && <strong className="font-medium">{author} </strong>}
      <Runs text={isOpen ? post : shown} />
      {folded !== '' && (
        <>
          {!isOpen && '… '}
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="-my-2.5 inline-flex min-h-11 items-center px-1 align-middle font-medium underline decoration-current/40 underline-offset-4"
          >
            {isOpen ? 'Show less' : 'more'}
          </button>
        </>
      )}
    </p>
  );
}

function Runs({ text }: { text: string }) {
  return postRuns(text).map((run, index) =>
    run.isTag ? (
      <span key={index} className="font-medium text-(--tag-color,var(--ember))">
        {run.text}
      </span>
    ) : (
      run.text
    ),
  );
}
