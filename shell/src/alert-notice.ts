import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import { numberFormatter } from '@plaza/ui';
import { toast, useLiveEvent } from '@plaza/web-kit';

/** All decimals of a price, as the list of alerts in Markets shows them. */
const priceFormatter = (kind: QuoteKind) =>
  numberFormatter({
    maximumSignificantDigits: 8,
    maximumFractionDigits: kind === 'forex' ? 4 : 2,
    roundingPriority: 'morePrecision',
  });

/**
 * Shows a toast for a fired price alert, whatever tab is open. If Markets is open, its own toast replaces this one at
 * once: it listens later, and knows the unit of the price.
 */
export function useAlertNotice(): void {
  useLiveEvent('alert.fired', ({ kind, name, direction, price }) => {
    toast({
      title: `${name} ${direction === 'above' ? 'rose' : 'fell'} to ${priceFormatter(kind).format(price)}`,
      description: 'Your price alert fired. Markets lists it under Alerts.',
    });
  });
}
