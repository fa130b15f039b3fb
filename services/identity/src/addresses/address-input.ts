import type { AddressChanges } from '@plaza/contracts/identity/addresses';
import { InvalidInput } from '@plaza/service-kit/errors';
import { toMultiLine, toSingleLine } from '../text/plain-text';

/**
 * The texts of the input, without hidden characters.
 * @throws InvalidInput when nothing is left of a label or an address
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

/** @throws InvalidInput when only one of `lat` and `lng` is given */
export function requireCompleteLocation({ lat, lng }: AddressChanges): void {
  const isComplete = typeof lat === typeof lng && (lat === null) === (lng === null);
  if (isComplete) return;
  const message = 'Give both lat and lng, or neither';
  throw new InvalidInput(message, [{ path: typeof lat === 'number' ? 'lng' : 'lat', message }]);
}

function requireText(path: string, text: string): string {
  if (text) return text;
  const message = 'Please fill in the label and address fields';
  throw new InvalidInput(message, [{ path, message }]);
}
