interface LoadingShapesProps {
  label: string;
  count: number;
  /** Of each shape: as high as what comes, so that nothing jumps then. */
  className: string;
}

/** The shapes of what is being loaded, in the places where it will stand. They stand still. */
export function LoadingShapes({ label, count, className }: LoadingShapesProps) {
  return (
    <>
      <output className="sr-only">{label}</output>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`rounded-control bg-sunken ${className}`} />
      ))}
    </>
  );
}
