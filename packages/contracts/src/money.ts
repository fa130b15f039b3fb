import { z } from 'zod';
import { must } from './sentences';

const decimal = /^-?\d{1,15}(\.\d{1,8})?$/;

/**
 * An amount as a decimal string, never a float; at most 15 digits before the point and 8 after it. Numbers are accepted
 * too.
 */
export const Money = z
  .union([z.string().trim(), z.number().transform(String)])
  .pipe(z.string().regex(decimal, must('be a decimal number')));
export type Money = z.infer<typeof Money>;

/** A currency code: a built-in one or one that a user defined. */
export const CurrencyCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{2,10}$/, must('be a currency code'));
