import { startTransition, useEffect, useState } from 'react';

/**
 * The number of list items to render: a few at first, and `atOnce` more with each frame, so that no frame takes long
 * and input is handled in between.
 * @param list identifies the list: another one starts over, the same one continues when it grows
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
