import type { AddressType } from '@plaza/contracts/identity/addresses';

/** The types of an address, in display order. */
export const addressTypeOptions = [
  { value: 'home', label: 'Home' },
  { value: 'work', label: 'Work' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly { value: AddressType; label: string }[];

export const addressTypeLabel = (type: AddressType): string =>
  addressTypeOptions.find(({ value }) => value === type)?.label ?? 'Other';
