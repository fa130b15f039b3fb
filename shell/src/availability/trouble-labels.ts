import type { Trouble } from '@plaza/contracts/availability';

const labels: Record<Trouble, string> = {
  away: 'does not answer just now',
  slow: 'is slow to answer just now',
};

/** "Markets does not answer just now." */
export const troubleLabel = (label: string, trouble: Trouble): string => `${label} ${labels[trouble]}.`;
