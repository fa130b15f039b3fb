import type { Trouble } from '@plaza/contracts/availability';

const words: Record<Trouble, string> = {
  away: 'does not answer just now',
  slow: 'is slow to answer just now',
};

/** "Markets does not answer just now." */
export const troubleSentence = (label: string, trouble: Trouble): string => `${label} ${words[trouble]}.`;
