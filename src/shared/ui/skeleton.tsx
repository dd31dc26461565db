interface SkeletonProps {
  label: string;
  count: number;
  /** Of each shape: as high as what comes, so that nothing jumps then. */
  className: string;
}

/** The shapes of what is being loaded, in the places where it will stand. They stand still. */
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
