import type { Address } from '@plaza/contracts/addresses';
import { toast } from '@plaza/web-kit';
import { useState } from 'react';
import { tellNothingToSave } from '../profile/nothing-to-save';
import { useAddressActions } from './use-address-actions';

type Draft = Pick<Address, 'label' | 'address' | 'type' | 'notes' | 'lat' | 'lng'>;

const blank: Draft = { label: '', address: '', type: 'home', notes: '', lat: null, lng: null };

/** What is typed about an address; it stays where saving fails. */
export function useAddressForm(given: Address | undefined, onSaved: () => void) {
  const [draft, setDraft] = useState<Draft>(given ?? blank);
  const { save, isSaving } = useAddressActions();
  const isComplete = draft.label.trim() !== '' && draft.address.trim() !== '';

  const set = (changes: Partial<Draft>) => setDraft((known) => ({ ...known, ...changes }));

  async function submit() {
    if (isSaving) return;
    if (!isComplete) {
      toast({ title: 'Error', description: 'Please fill in the label and address fields', variant: 'error' });
      return;
    }
    const { label, address, type, notes, lat, lng } = draft;
    const sent = { label: label.trim(), address: address.trim(), type, notes: notes.trim(), lat, lng };
    if (given && isSame(given, sent)) return tellNothingToSave();
    if (await save(sent, given?.id)) onSaved();
  }

  return { draft, set, isComplete, isSaving, submit };
}

const isSame = (given: Draft, sent: Draft) =>
  (Object.keys(blank) as (keyof Draft)[]).every((field) => given[field] === sent[field]);
