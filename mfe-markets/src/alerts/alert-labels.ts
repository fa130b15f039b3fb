import type { Alert, Firing } from '@plaza/contracts/markets/alerts';
import { formatAlertPrice } from './format-alert-price';

type Watched = Pick<Alert, 'kind' | 'direction' | 'threshold'>;

const targetOf = ({ kind, direction, threshold }: Watched): string =>
  `${formatAlertPrice(kind, threshold)} or ${direction}`;

/** For the start of a line: "At $100,000.00 or above". */
export const alertLabel = (watched: Watched): string => `At ${targetOf(watched)}`;

/** For use within a sentence: "at $100,000.00 or above". */
export const alertCondition = (watched: Watched): string => `at ${targetOf(watched)}`;

/** "Bitcoin rose to $100,010.00". */
export const firingLabel = ({ kind, name, direction, price }: Firing): string =>
  `${name} ${direction === 'above' ? 'rose' : 'fell'} to ${formatAlertPrice(kind, price)}`;
