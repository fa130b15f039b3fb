import { addressCalls } from '@plaza/contracts/addresses';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { IdentityParts } from '../dependencies';
import { onOneLine } from '../text/plain-text';
import { ownRecord } from '../users/require-active-user';
import { addAddress, addressBookOf, changeAddress, removeAddress, setMainAddress } from './addresses';

/** Saved addresses, and places that an address may be. Nobody who is gone leaves addresses behind. */
export function addressRoutes({ trust, geocoder }: IdentityParts): Routes {
  return createRoutes(trust)
    .on(addressCalls.addresses, async ({ caller }) => {
      const person = await ownRecord(caller.id);
      return addressBookOf(person._id);
    })
    .on(addressCalls.addAddress, async ({ caller, body }) => {
      const person = await ownRecord(caller.id);
      return addAddress(person._id, body);
    })
    .on(addressCalls.changeAddress, async ({ caller, params, body }) => {
      const person = await ownRecord(caller.id);
      return changeAddress(person._id, params.id, body);
    })
    .on(addressCalls.setMainAddress, async ({ caller, params }) => {
      const person = await ownRecord(caller.id);
      return setMainAddress(person._id, params.id);
    })
    .on(addressCalls.removeAddress, async ({ caller, params }) => {
      const person = await ownRecord(caller.id);
      return removeAddress(person._id, params.id);
    })
    .on(addressCalls.suggestAddresses, async ({ query }) => {
      const text = onOneLine(query.q);
      return text === '' ? [] : geocoder.suggest(text);
    });
}
