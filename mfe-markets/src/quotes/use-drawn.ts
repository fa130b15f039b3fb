import { useEffect, useState } from 'react';

const atOnce = 24;

/** How many of the rows to draw: what fits a screen at once, the others in the next frames, none of which gets long. */
export function useDrawn(rows: number): number {
  const [drawn, setDrawn] = useState(atOnce);
  const isMissingSome = drawn < rows;
  useEffect(() => {
    if (!isMissingSome) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(drawn + atOnce));
    return () => cancelAnimationFrame(frame);
  }, [drawn, isMissingSome]);
  return drawn;
}
