interface SkeletonProps {
  label: string;
  count: number;
  /** The class of each shape, as high as the content, so that nothing moves. */
  className: string;
}

/** Static shapes in place of content that is loading. */
export function Skeleton({ label, count, className }: SkeletonProps) {
  return (
    <>
      <output className="sr-only">{label}</output>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`rounded-control bg-sunken ${className}`} />
      ))}
    </>
  );
}
