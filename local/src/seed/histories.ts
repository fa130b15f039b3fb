import type { SeedPast, SeedPurchase } from '@plaza/finance/seed-history';

const [twoYears, aYear] = [730, 365];

const bought = (daysAgo: number, category: SeedPurchase['category'], description: string, monthlyAmount: string) =>
  ({ daysAgo, category, description, monthlyAmount, type: 'Variable', essential: false }) as const;

/** What users owned and bought in the past, by e-mail address. */
export const histories: Readonly<Record<string, SeedPast>> = {
  'maya@plaza.example': {
    days: twoYears,
    purchases: [
      bought(655, 'Travel', 'Flights to Lisbon', '1640.00'),
      bought(570, 'Shopping', 'Winter tyres', '720.00'),
      bought(431, 'Education', 'Evening course', '480.00'),
      bought(338, 'Shopping', 'Presents', '610.00'),
      bought(232, 'Health & Medical', 'Dentist', '390.00'),
      bought(128, 'Travel', 'Two weeks at the lake', '1250.00'),
      bought(54, 'Shopping', 'Washing machine', '980.00'),
    ],
  },
  'amir@plaza.example': { days: aYear, purchases: [bought(210, 'Shopping', 'Cable tester', '1150.00')] },
  'sofia@plaza.example': { days: aYear },
  'grace@plaza.example': { days: aYear },
};
