import { addressCalls } from '@plaza/contracts/identity/addresses';
import { idempotencyKeyOf } from '@plaza/service-kit/idempotency';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { IdentityDependencies } from '../dependencies';
import { toSingleLine } from '../text/plain-text';
import { requireActiveUser } from '../users/require-active-user';
import { addAddress, changeAddress, readAddressBook, removeAddress, setMainAddress } from './addresses';

/** Saved addresses and suggestions. Deleted users cannot add addresses, even with a token that has not expired. */
export function addressRoutes({ trust, geocoder }: IdentityDependencies): Routes {
  return createRoutes(trust)
    .on(addressCalls.addresses, async ({ caller }) => {
      const user = await requireActiveUser(caller.id);
      return readAddressBook(user._id);
    })
    .on(addressCalls.addAddress, async ({ caller, body, ctx }) => {
      const user = await requireActiveUser(caller.id);
      return addAddress(user._id, body, idempotencyKeyOf(ctx));
    })
    .on(addressCalls.changeAddress, async ({ caller, params, body }) => {
      const user = await requireActiveUser(caller.id);
      return changeAddress(user._id, params.id, body);
    })
    .on(addressCalls.setMainAddress, async ({ caller, params }) => {
      const user = await requireActiveUser(caller.id);
      return setMainAddress(user._id, params.id);
    })
    .on(addressCalls.removeAddress, async ({ caller, params }) => {
      const user = await requireActiveUser(caller.id);
      return removeAddress(user._id, params.id);
    })
    .on(addressCalls.suggestAddresses, async ({ query }) => {
      const text = toSingleLine(query.q);
      return text === '' ? [] : geocoder.suggest(text);
    });
}
