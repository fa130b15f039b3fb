import type { SeedAlert } from '@plaza/markets/seed-alerts';

/** Users' price alerts by e-mail address, and how often each has triggered. */
export const alerts: Readonly<Record<string, readonly SeedAlert[]>> = {
  'maya@plaza.example': [
    { kind: 'crypto', key: 'bitcoin', name: 'Bitcoin', direction: 'above', fired: 0 },
    { kind: 'crypto', key: 'ethereum', name: 'Ethereum', direction: 'below', fired: 2 },
    { kind: 'forex', key: 'USD/CAD', name: 'USD/CAD', direction: 'above', fired: 1 },
  ],
};
