import { ExactDecimal } from './exact-decimal';

/** An amount in the base currency, exact. @param factor units of the base currency for one unit of the amount's */
export const converted = (amount: string, factor: string): InstanceType<typeof ExactDecimal> =>
  new ExactDecimal(amount).times(factor);
