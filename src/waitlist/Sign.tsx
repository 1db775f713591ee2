/** A sign in a circle; decoration. */
export const Sign = ({ path, size }: { path: string; size: number }) => (
  <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
    <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);
