import { useEffect, useRef } from 'react';

/**
 * Limits how often `task` is called: the first call is made at once, and all calls of the following `ms` milliseconds
 * become one call after them, unless the component has been unmounted.
 */
export function useThrottle(task: () => void, ms: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWaiting = useRef(false);

  function begin() {
    isWaiting.current = false;
    timer.current = setTimeout(finish, ms);
    task();
  }

  function finish() {
    timer.current = undefined;
    if (isWaiting.current) begin();
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  return () => {
    if (timer.current === undefined) begin();
    else isWaiting.current = true;
  };
}
