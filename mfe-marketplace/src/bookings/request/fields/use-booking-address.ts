import { useSavedAddressesQuery } from '@plaza/address-kit';
import type { RequestDraft } from '../draft/request-draft';

/** The value of a typed address among the ids of saved ones. */
export const typedAddress = 'typed';

/** The address of a booking: the main saved one unless another saved one is chosen or one is typed. */
export function useBookingAddress({ addressId, location }: RequestDraft) {
  const { data: saved = [] } = useSavedAddressesQuery();
  const main = saved.find(({ isMain }) => isMain) ?? saved[0];
  const choice = addressId ?? main?.id ?? typedAddress;
  const address = saved.find(({ id }) => id === choice);
  return {
    saved,
    choice: address ? choice : typedAddress,
    location: address?.address ?? location,
  };
}

export type BookingAddress = ReturnType<typeof useBookingAddress>;
