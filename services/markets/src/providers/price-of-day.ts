import type { PricePoint } from './provider';

/** The price of a whole day (YYYY-MM-DD), at noon UTC, when most time zones have the same day. */
export const priceOfDay = (day: string, price: number): PricePoint => ({
  at: Date.parse(`${day}T12:00:00Z`),
  price,
  day,
});
