import type { AlertCondition } from './user-alerts.model';

/** Whether a price has reached the threshold or passed it, in the direction of the alert. */
export const isBeyondThreshold = (
  { direction, threshold }: Pick<AlertCondition, 'direction' | 'threshold'>,
  price: number,
): boolean => (direction === 'above' ? price >= threshold : price <= threshold);
