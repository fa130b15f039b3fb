import { useRef } from 'react';

/**
 * For what may be begun again before it is done. Called at each beginning, it returns whether this is still the newest
 * one, to be asked when an answer comes.
 */
export function useNewest(): () => () => boolean {
  const begun = useRef(0);
  return () => {
    begun.current += 1;
    const own = begun.current;
    return () => own === begun.current;
  };
}
