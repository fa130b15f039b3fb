import type { Address, AddressChanges, NewAddress } from '@plaza/contracts/identity/addresses';
import { apiErrorIn, serverMessage, toast, useAppDispatch, useRequestKey, useUser } from '@plaza/web-kit';
import {
  addressesApi,
  useAuthAddAddressMutation,
  useAuthChangeAddressMutation,
  useAuthRemoveAddressMutation,
  useAuthSetMainAddressMutation,
} from './addresses-api';

interface Outcome {
  readonly data?: Address[];
  readonly error?: unknown;
}

const firstAttemptSaved = 'Your first attempt was saved. Check the list before you add another one.';

/** The writes on the caller's addresses; each reports its result in a toast. */
export function useAddressActions() {
  const userId = useUser()?.id;
  const dispatch = useAppDispatch();
  const [add] = useAuthAddAddressMutation();
  const { send } = useRequestKey(firstAttemptSaved);
  const [change] = useAuthChangeAddressMutation();
  const [setMain, { isLoading: isSettingMain, originalArgs: nextMain }] = useAuthSetMainAddressMutation();
  const [remove, { isLoading: isRemoving }] = useAuthRemoveAddressMutation();

  function handleOutcome({ data, error }: Outcome, done: string, failed: string): Outcome {
    if (!data) {
      toast({ title: 'Error', description: serverMessage(error, failed), variant: 'error' });
      return { error };
    }
    dispatch((update, getState) => {
      // Another window may have signed in as another user meanwhile, who must not see this list.
      if (getState().session.user?.id !== userId) return;
      update(addressesApi.util.updateQueryData('savedAddresses', undefined, () => data));
    });
    toast({ title: 'Success', description: done, variant: 'success' });
    return { data };
  }

  return {
    add: async (address: NewAddress) =>
      handleOutcome(
        await send((key) => add({ body: address, key })),
        'Address added successfully',
        'Failed to add address',
      ),
    change: async (id: string, changes: AddressChanges) =>
      handleOutcome(await change({ id, body: changes }), 'Address updated successfully', 'Failed to update address'),
    setMain: async (id: string) =>
      handleOutcome(await setMain({ id }), 'Main address updated successfully', 'Failed to set main address'),
    /** Treats an address that no longer exists as deleted, for example after a lost response. */
    remove: async (id: string) => {
      const outcome = await remove({ id });
      const done = 'Address deleted successfully';
      if (apiErrorIn(outcome.error)?.status !== 404) return handleOutcome(outcome, done, 'Failed to delete address');
      toast({ title: 'Success', description: done, variant: 'success' });
      return {};
    },
    isRemoving,
    /** The id of the address that is being made the main one. */
    nextMain: isSettingMain ? nextMain?.id : undefined,
  };
}
