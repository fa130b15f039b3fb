import { z } from 'zod';
import { decimalsOf, fitsCurrency } from '../currencies';
import { Money } from '../money';
import { must } from '../sentences';
import { isFactor } from './factor-text';

export { text } from '../text';

const isEmpty = (given: unknown) => given === null || (typeof given === 'string' && given.trim() === '');

/** Replaces the value that forms send for an empty field with `value`; an absent field stays absent. */
export const emptyAs = <Schema extends z.ZodType>(value: z.input<Schema>, schema: Schema) =>
  z.preprocess((given) => (isEmpty(given) ? value : given), schema);

/** An amount that is not negative. */
export const Amount = Money.refine((value) => !/^-.*[1-9]/.test(value), must('not be below zero'));

/** A yearly rate in percent as a decimal string with up to 3 decimals. */
export const InterestRate = z
  .union([z.string().trim(), z.number().transform(String)])
  .pipe(z.string().regex(/^\d{1,3}(\.\d{1,3})?$/, must('be a percentage with at most 3 decimals')));

/** A share as a fraction, above 0 and up to 1, with up to 4 decimals; returned as a number, like every ratio. */
export const Share = z
  .union([z.string().trim(), z.number().transform(String)])
  .pipe(z.string().regex(/^(?=.*[1-9])(0(\.\d{1,4})?|1(\.0{1,4})?)$/, must('be a fraction above 0, up to 1')))
  .transform(Number);

/**
 * Units of the base currency for one unit of another; positive. Forms step by 0.000001, but the price of one yen in
 * bitcoin needs more decimals, so up to 18 are accepted. A smaller factor is accepted in the form that responses show,
 * see `isFactor`.
 */
export const Factor = z
  .union([z.string().trim(), z.number().transform(String)])
  .pipe(z.string().refine(isFactor, must('be a positive number with at most 18 decimals')));

/** A whole number; forms send numbers as strings too. */
export const whole = (max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,7}$/, must('be a whole number'))
        .transform(Number),
    ])
    .pipe(
      z
        .number()
        .int()
        .min(0)
        .max(max, `Must be at most ${max.toLocaleString('en-US')}`),
    );

/**
 * The version of a record that a change is based on. If it is given and the record has changed since, the change is
 * rejected with 409 `changed_elsewhere`; without it the last write wins.
 */
export const Version = z.number().int().min(0);

interface Amounts {
  readonly currency?: string | undefined;
}

/**
 * Checks that no amount has more decimals than its currency; if only the amount or only the currency is given, the
 * service knows the other.
 * @param fields the names of the amounts
 */
export function amountsFit<Fields extends string>(...fields: readonly Fields[]) {
  return (
    given: Amounts & { readonly [Field in Fields]?: string | null | undefined },
    context: z.RefinementCtx,
  ): void => {
    const { currency } = given;
    if (currency === undefined) return;
    for (const field of fields) {
      const amount = given[field];
      if (amount === undefined || amount === null || fitsCurrency(amount, currency)) continue;
      context.addIssue({ code: 'custom', path: [field], message: tooManyDecimals(currency) });
    }
  };
}

/** "USD takes at most 2 decimals". */
export const tooManyDecimals = (currency: string): string =>
  `${currency} takes at most ${decimalsOf(currency)} decimals`;

/** Rejects a change without changed fields; the version alone is no change. */
export const changesSomething = (changes: object): boolean => Object.keys(changes).some((field) => field !== 'version');
