export function Wordmark() {
  return (
    <span className="font-display text-[1.625rem] max-[22rem]:text-[1.25rem] leading-none tracking-tight whitespace-nowrap text-ink">
      AI Twin <em className="text-ember">Studio</em>
    </span>
  );
}
