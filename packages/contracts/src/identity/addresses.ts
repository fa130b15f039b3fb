import { z } from 'zod';
import { succeeded } from '../answers';
import { call } from '../call';
import { idempotencyHeader } from '../idempotency-header';
import { Id, IdParams, Instant } from '../ids';
import { limits } from '../limits';
import { requiredText, text } from '../text';
import * as identityRoutes from './routes';

const asked = 'Please fill in the label and address fields';

export const addressTypes = ['home', 'work', 'other'] as const;
export const AddressType = /* @__PURE__ */ z.enum(addressTypes);
export type AddressType = z.infer<typeof AddressType>;

const fields = {
  label: requiredText(limits.name, asked),
  address: requiredText(limits.address, asked),
  type: AddressType,
  notes: text(limits.longText),
  lat: z.number().min(-90).max(90).nullable(),
  lng: z.number().min(-180).max(180).nullable(),
};

/** `lat` and `lng` in degrees; either both or neither. */
export const NewAddress = z.strictObject({
  ...fields,
  type: fields.type.default('home'),
  notes: fields.notes.default(''),
  lat: fields.lat.default(null),
  lng: fields.lng.default(null),
});
export type NewAddress = z.input<typeof NewAddress>;

export const AddressChanges = z.strictObject(fields).partial();
export type AddressChanges = z.infer<typeof AddressChanges>;

/** A saved address; a user with any has exactly one main address. */
export const Address = z.object({
  id: Id,
  label: z.string(),
  address: z.string(),
  type: AddressType,
  notes: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  isMain: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Address = z.infer<typeof Address>;

/** All saved addresses after the call: the main one first, the others in the order in which they were added. */
export const AddressBook = z.object({
  ...succeeded,
  data: z.object({ addresses: z.array(Address), address: Address.optional() }),
  addresses: z.array(Address),
  /** The address that was added or changed. */
  address: Address.optional(),
});
export type AddressBook = z.infer<typeof AddressBook>;

/** A suggested place for an address; degrees as decimal strings. */
export const AddressSuggestion = z.object({ display_name: z.string(), lat: z.string(), lon: z.string() });
export type AddressSuggestion = z.infer<typeof AddressSuggestion>;

export const addressCalls = {
  addresses: call(identityRoutes.addresses, {
    summary: 'Saved addresses, the main address first.',
    access: 'session',
    answer: AddressBook,
  }),
  addAddress: call(identityRoutes.addAddress, {
    summary: `Save an address, once per ${idempotencyHeader} and at most ${limits.addresses}; the first one becomes the main address.`,
    access: 'session',
    status: 201,
    body: NewAddress,
    answer: AddressBook,
  }),
  changeAddress: call(identityRoutes.changeAddress, {
    summary: 'Change an address.',
    access: 'session',
    params: IdParams,
    body: AddressChanges,
    answer: AddressBook,
  }),
  setMainAddress: call(identityRoutes.setMainAddress, {
    summary: 'Make an address the only main address.',
    access: 'session',
    params: IdParams,
    answer: AddressBook,
  }),
  removeAddress: call(identityRoutes.removeAddress, {
    summary: 'Delete an address; if it was the main address, the first remaining one becomes the main address.',
    access: 'session',
    params: IdParams,
    answer: AddressBook,
  }),
  suggestAddresses: call(identityRoutes.suggestAddresses, {
    summary: 'Places that match a text of at least 3 characters; at most 5.',
    access: 'session',
    query: z.strictObject({ q: text(limits.shortText).min(3, 'Type at least 3 characters') }),
    answer: z.array(AddressSuggestion),
  }),
} as const;
