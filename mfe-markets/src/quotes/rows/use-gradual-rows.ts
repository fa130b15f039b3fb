import { useEffect, useState } from 'react';

const atOnce = 24;

/** How many rows to render: those of one screen at once, the others in the next frames, so that no frame gets long. */
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
