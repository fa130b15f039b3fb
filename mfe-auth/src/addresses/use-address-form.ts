import type { Address, AddressChanges } from '@plaza/contracts/identity/addresses';
import { toast, useForm, useWhileOpen } from '@plaza/web-kit';
import { notifyNothingToSave } from '../forms/notify-nothing-to-save';
import { useAddressActions } from './use-address-actions';

type Draft = Pick<Address, 'label' | 'address' | 'type' | 'notes' | 'lat' | 'lng'>;

const blank: Draft = { label: '', address: '', type: 'home', notes: '', lat: null, lng: null };
const incomplete = 'Please fill in the label and address fields';

/** The form of an address, new or saved. */
export function useAddressForm(saved: Address | undefined, onSaved: () => void) {
  const { add, change } = useAddressActions();
  const handleSaved = useWhileOpen(onSaved);
  const form = useForm<Draft, unknown>({
    initial: toDraft(saved ?? blank),
    validate: (name, draft) => (isBlank(name, draft) ? incomplete : undefined),
    validatesBlank: false,
    async save(draft) {
      const input = { ...draft, label: draft.label.trim(), address: draft.address.trim(), notes: draft.notes.trim() };
      if (!saved) return add(input);
      const changes = changesOf(saved, input);
      return Object.keys(changes).length === 0 ? { data: unchanged } : change(saved.id, changes);
    },
    onSaved: (result) => (result === unchanged ? notifyNothingToSave() : handleSaved()),
  });
  const { draft, errors } = form;
  const isComplete = !isBlank('label', draft) && !isBlank('address', draft);

  return {
    ...form,
    /** A toast shows the message of a failed save. */
    alert: undefined,
    isComplete,
    /** The server's error for a field. Missing fields show none, as a single toast covers them. */
    errorOf: (name: keyof Draft) => (errors[name] === incomplete ? undefined : errors[name]),
    submit() {
      if (!isComplete) toast({ title: 'Error', description: incomplete, variant: 'error' });
      return form.submit();
    },
  };
}

const unchanged = Symbol('unchanged');

const toDraft = ({ label, address, type, notes, lat, lng }: Draft): Draft => ({
  label,
  address,
  type,
  notes,
  lat,
  lng,
});

const isBlank = (name: keyof Draft, draft: Draft) =>
  (name === 'label' || name === 'address') && draft[name].trim() === '';

/**
 * The fields that differ, so that changes of other fields from another window are kept. The text of an address and its
 * coordinates count as one field.
 */
function changesOf(saved: Draft, { address, lat, lng, ...texts }: Draft): AddressChanges {
  const isElsewhere = address !== saved.address || lat !== saved.lat || lng !== saved.lng;
  const changed = Object.entries(texts).filter(([field, text]) => saved[field as keyof Draft] !== text);
  return { ...Object.fromEntries(changed), ...(isElsewhere && { address, lat, lng }) };
}
