import { useEffect, useState } from 'react';

const atOnce = 24;

/**
 * The number of rows to render: one screenful at once, the rest over the next frames, so that no frame takes long. A
 * list that a search had narrowed grows back the same way.
 */
export function useGradualRows(rows: number): number {
  const [rendered, setRendered] = useState(atOnce);
  const most = Math.max(rows, atOnce);
  if (rendered > most) setRendered(most);
  const isMissingSome = rendered < rows;
  useEffect(() => {
    if (!isMissingSome) return undefined;
    const frame = requestAnimationFrame(() => setRendered(Math.min(rendered + atOnce, most)));
    return () => cancelAnimationFrame(frame);
  }, [rendered, most, isMissingSome]);
  return rendered;
}
