import { encode } from 'uqr';

/** The capacity of the largest code, in bytes. */
const MAX_BYTES = 2953;

/** A link for the camera of a phone. */
export default function QrPicture({ link }: { link: string }) {
  if (link.length > MAX_BYTES) return <p>This link is too long for a QR code.</p>;
  const { data, size } = encode(link, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg role="img" aria-label="QR code of the link" className="director-qr" viewBox={`0 0 ${size} ${size}`}>
      <path d={squares.join('')} />
    </svg>
  );
}
