/** In the order of the services: a newsletter, an envelope with a mark, a screen with two people. */
const DRAWINGS = [
  'M10 5h22l8 8v30H10zM32 5v8h8M16 20h18M16 26h18M16 32h18M16 38h10',
  'M5 13h30v26H5zM5 14l15 13 15-13M42 9v13M42 27v3',
  'M4 8h40v26H4zM16 42h16M24 34v8M17 18a3 3 0 1 0 .1 0zM31 18a3 3 0 1 0 .1 0zM11 30c0-4 3-6 6-6s6 2 6 6M25 30c0-4 3-6 6-6s6 2 6 6',
];

/** A line drawing for a service; decoration. */
export const ServiceDrawing = ({ index }: { index: number }) => (
  <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <path
      d={DRAWINGS[index % DRAWINGS.length]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
