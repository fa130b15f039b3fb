import { useEffect, useState } from 'react';

const feedbackMs = 2000;

/** Copies a text and says whether it did; `copied` holds for two seconds, `failed` until it is tried again. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome('idle'), feedbackMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      return true;
    } catch {
      setOutcome('failed'); // not permitted, or no clipboard at all outside https
      return false;
    }
  }

  return { outcome, copy };
}
