import { useRef } from 'react';

/**
 * For operations that can start again before they finish. Call it at each start; the function that it returns tells,
 * when a response arrives, whether that start is still the newest.
 */
export function useNewest(): () => () => boolean {
  const begun = useRef(0);
  return () => {
    begun.current += 1;
    const own = begun.current;
    return () => own === begun.current;
  };
}
