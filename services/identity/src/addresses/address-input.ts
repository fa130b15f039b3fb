import type { AddressChanges } from '@plaza/contracts/addresses';
import { BadInput } from '@plaza/service-kit/errors';
import { toMultiLine, toSingleLine } from '../text/plain-text';

/**
 * The texts that were given, without hidden signs.
 * @throws BadInput when a label or an address has none but those
 */
export function toAddressFields({
  label,
  address,
  notes,
}: AddressChanges): Pick<AddressChanges, 'label' | 'address' | 'notes'> {
  return {
    ...(label === undefined ? {} : { label: requireText('label', toSingleLine(label)) }),
    ...(address === undefined ? {} : { address: requireText('address', toSingleLine(address)) }),
    ...(notes === undefined ? {} : { notes: toMultiLine(notes) }),
  };
}

/** @throws BadInput for half a place: one of `lat` and `lng` without the other */
export function requireCompleteLocation({ lat, lng }: AddressChanges): void {
  const isWhole = typeof lat === typeof lng && (lat === null) === (lng === null);
  if (isWhole) return;
  const message = 'Give both lat and lng, or neither';
  throw new BadInput(message, [{ path: typeof lat === 'number' ? 'lng' : 'lat', message }]);
}

function requireText(path: string, text: string): string {
  if (text) return text;
  const message = 'Please fill in the label and address fields';
  throw new BadInput(message, [{ path, message }]);
}
