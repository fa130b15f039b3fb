import type { Alert, Firing } from '@plaza/contracts/markets/alerts';
import { formatAlertPrice } from '../quotes/view/format-instrument';

type Watched = Pick<Alert, 'kind' | 'direction' | 'threshold'>;

/** "At $100,000.00 or above". */
export const alertLabel = ({ kind, direction, threshold }: Watched): string =>
  `At ${formatAlertPrice(kind, threshold)} or ${direction}`;

/** "Bitcoin rose to $100,010.00". */
export const firingLabel = ({ kind, name, direction, price }: Firing): string =>
  `${name} ${direction === 'above' ? 'rose' : 'fell'} to ${formatAlertPrice(kind, price)}`;
