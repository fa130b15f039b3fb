import { numberFormatter } from '@plaza/ui';
import { toast, useLiveEvent } from '@plaza/web-kit';

/** Prices of alerts are between a millionth of a dollar and hundreds of thousands. */
const digits = { maximumSignificantDigits: 8 };

/**
 * Shows a toast for a fired price alert, whatever tab is open. If Markets is open, its own toast replaces this one at
 * once: it listens later, and knows the unit of the price.
 */
export function useAlertNotice(): void {
  useLiveEvent('alert.fired', ({ name, direction, price }) => {
    toast({
      title: `${name} ${direction === 'above' ? 'rose' : 'fell'} to ${numberFormatter(digits).format(price)}`,
      description: 'Your price alert fired. Markets lists it under Alerts.',
    });
  });
}
