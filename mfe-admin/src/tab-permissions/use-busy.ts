import { useState } from 'react';

/**
 * Whether some work is under way, to its very end: a mutation's own `isLoading` ends before what follows from the
 * answer is done.
 */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  async function whileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  }
  return [busy, whileBusy] as const;
}
