import { AddressCombobox } from '@plaza/address-kit';
import type { Address } from '@plaza/contracts/identity/addresses';
import { limits } from '@plaza/contracts/limits';
import { Field, FormDialog, isComposing, Select, TextArea, TextInput } from '@plaza/ui';
import { addressTypeOptions } from './address-types';
import { useAddressForm } from './use-address-form';

interface AddressFormDialogProps {
  /** The address to edit; undefined to add one. */
  address?: Address | undefined;
  onClose: () => void;
}

/** Adds or edits an address. Must be mounted only while open, so that it starts from the given address. */
export function AddressFormDialog({ address, onClose }: AddressFormDialogProps) {
  const form = useAddressForm(address, onClose);
  const { draft, change, input, errorOf, isComplete, submit } = form;
  return (
    <FormDialog
      size="sm"
      title={address ? 'Edit Address' : 'Add Address'}
      submitLabel={address ? 'Save Changes' : 'Save Address'}
      isSubmittable={isComplete}
      form={form}
      onClose={onClose}
    >
      <Field label="Label" required error={errorOf('label')}>
        <TextInput
          {...input('label')}
          autoComplete="off"
          placeholder="Home, cottage, head office"
          maxLength={limits.name}
          onKeyDown={(event) => {
            // Browsers do not submit a form whose button is disabled; submitting here shows what is missing.
            if (event.key === 'Enter' && !isComplete && !isComposing(event)) void submit();
          }}
        />
      </Field>
      <Field
        label="Address"
        required
        error={errorOf('address')}
        hint="Suggestions appear as you type; places by GeoNames and OpenStreetMap."
      >
        <AddressCombobox
          value={draft.address}
          onType={(text) => change({ address: text, lat: null, lng: null })}
          onChoose={({ display_name, lat, lon }) =>
            change({ address: display_name, lat: Number(lat), lng: Number(lon) })
          }
          onEnter={() => {
            if (!isComplete) void submit();
          }}
        />
      </Field>
      <Field label="Type">
        <Select
          value={draft.type}
          options={addressTypeOptions}
          onValueChange={(chosen) => {
            const option = addressTypeOptions.find(({ value }) => value === chosen);
            if (option) change({ type: option.value });
          }}
        />
      </Field>
      <Field label="Notes" error={errorOf('notes')}>
        <TextArea {...input('notes')} placeholder="Gate code, parking, where to ring" maxLength={limits.longText} />
      </Field>
    </FormDialog>
  );
}
