import type { AddressType } from '@plaza/contracts/identity/addresses';

/** What an address may be, in the order of the list. */
export const addressTypeOptions = [
  { value: 'home', label: 'Home' },
  { value: 'work', label: 'Work' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly { value: AddressType; label: string }[];

export const addressTypeLabel = (type: AddressType): string =>
  addressTypeOptions.find(({ value }) => value === type)?.label ?? 'Other';
