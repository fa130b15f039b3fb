import type { SeedAlert } from '@plaza/markets/seed';

/** Users' price alerts by e-mail, and when they fired. */
export const alerts: Readonly<Record<string, readonly SeedAlert[]>> = {
  'maya@plaza.example': [
    { kind: 'crypto', key: 'BTC', name: 'Bitcoin', direction: 'above', threshold: 150_000 },
    {
      kind: 'crypto',
      key: 'ETH',
      name: 'Ethereum',
      direction: 'below',
      threshold: 2_500,
      fired: [
        { hoursAgo: 31, price: 2_496.4, seen: false },
        { hoursAgo: 24 * 19, price: 2_488.1, seen: true },
      ],
    },
    {
      kind: 'forex',
      key: 'USD/CAD',
      name: 'USD/CAD',
      direction: 'above',
      threshold: 1.42,
      fired: [{ hoursAgo: 24 * 8, price: 1.4207, seen: true }],
    },
  ],
};
