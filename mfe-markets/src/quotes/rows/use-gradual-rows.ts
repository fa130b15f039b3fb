import { useEffect, useState } from 'react';

const atOnce = 24;

/** How many of the rows to draw: what fits a screen at once, the others in the next frames, none of which gets long. */
export function useGradualRows(rows: number): number {
  const [rendered, setRendered] = useState(atOnce);
  const isMissingSome = rendered < rows;
  useEffect(() => {
    if (!isMissingSome) return undefined;
    const frame = requestAnimationFrame(() => setRendered(rendered + atOnce));
    return () => cancelAnimationFrame(frame);
  }, [rendered, isMissingSome]);
  return rendered;
}
