import type { Watched } from './alert-book.model';

/** Whether a price is at the threshold or past it, in the direction that is watched. */
export const isBeyond = ({ direction, threshold }: Pick<Watched, 'direction' | 'threshold'>, price: number): boolean =>
  direction === 'above' ? price >= threshold : price <= threshold;
