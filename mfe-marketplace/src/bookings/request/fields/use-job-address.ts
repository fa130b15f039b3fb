import { useSavedAddressesQuery } from '@plaza/web-kit';
import { useState } from 'react';

/** Stands for an address that is typed, among the ids of saved ones. */
export const typedAddress = 'typed';

/** Where a job is: at a saved address, the main one unless another is chosen, or at one that is typed. */
export function useJobAddress() {
  const { data: saved = [] } = useSavedAddressesQuery();
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const main = saved.find(({ isMain }) => isMain) ?? saved[0];
  const choice = chosen ?? main?.id ?? typedAddress;
  const address = saved.find(({ id }) => id === choice);
  return {
    saved,
    choice: address ? choice : typedAddress,
    location: address?.address ?? typed,
    choose: setChosen,
    type(text: string) {
      setChosen(typedAddress); // a book that comes late must not take over from what is being typed
      setTyped(text);
    },
  };
}

export type JobAddress = ReturnType<typeof useJobAddress>;
