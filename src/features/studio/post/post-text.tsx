import { LongText } from '../../../shared/ui/long-text.tsx';
import { foldedPost, postRuns, type PostPlatform } from './platforms.ts';

interface PostTextProps {
  post: string;
  platform: PostPlatform;
  author?: string;
}

/** A post as its feed shows it: folded where the network folds, hashtags and mentions set apart. */
export function PostText({ post, platform, author }: PostTextProps) {
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {author !== undefined && <strong className="font-medium">{author} </strong>}
      <LongText text={post} foldAt={foldedPost(post, platform).shown.length}>
        {(part) => <Runs text={part} />}
      </LongText>
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
