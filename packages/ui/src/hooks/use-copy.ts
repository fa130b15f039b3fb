import { useEffect, useState } from 'react';

const feedbackMs = 2000;

/** Copies a text and reports the outcome; `copied` is reset after two seconds, `failed` at the next attempt. */
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
      setOutcome('failed'); // not permitted, or no clipboard outside of https
      return false;
    }
  }

  return { outcome, copy };
}
