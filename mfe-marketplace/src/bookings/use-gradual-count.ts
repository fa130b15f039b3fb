import { startTransition, useEffect, useState } from 'react';

/**
 * How many items of a list to render: a few at once, as many more with each frame, so that no frame gets long and an
 * input is answered between two.
 * @param list names the list: another one begins anew, the same one goes on where it grows
 */
export function useGradualCount(length: number, atOnce: number, list: string): number {
  const [rendered, setRendered] = useState({ list, count: atOnce });
  const count = rendered.list === list ? rendered.count : atOnce;
  const isMissingSome = count < length;
  useEffect(() => {
    if (!isMissingSome) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setRendered({ list, count: count + atOnce })));
    return () => cancelAnimationFrame(frame);
  }, [list, count, isMissingSome, atOnce]);
  return count;
}
