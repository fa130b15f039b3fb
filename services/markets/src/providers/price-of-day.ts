import type { PricePoint } from './provider';

/** The price of a whole day (YYYY-MM-DD), at noon UTC: most zones have the same day then. */
export const priceOfDay = (day: string, price: number): PricePoint => ({
  at: Date.parse(`${day}T12:00:00Z`),
  price,
  day,
});
