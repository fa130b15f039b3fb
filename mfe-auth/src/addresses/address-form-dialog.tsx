import type { Address } from '@plaza/contracts/addresses';
import { cutText } from '@plaza/contracts/cut-text';
import { limits } from '@plaza/contracts/limits';
import { Button, Dialog, Field, Select, Stack, TextArea, TextInput } from '@plaza/ui';
import { AddressCombobox } from '@plaza/web-kit';
import { addressTypeOptions } from './address-types';
import { useAddressForm } from './use-address-form';

interface AddressFormDialogProps {
  /** The address to change; a new one without. */
  address?: Address | undefined;
  onClose: () => void;
}

/** Adds an address or changes one; mounted while it is open, so that it starts from what it is given. */
export function AddressFormDialog({ address, onClose }: AddressFormDialogProps) {
  const { draft, set, isComplete, isSaving, submit } = useAddressForm(address, onClose);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      onSubmit={() => void submit()}
      title={address ? 'Edit Address' : 'Add Address'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={!isComplete} loading={isSaving}>
            {address ? 'Save Changes' : 'Save Address'}
          </Button>
        </>
      }
    >
      <Stack>
        <Field label="Label" required>
          <TextInput
            name="label"
            autoComplete="off"
            placeholder="Home, cottage, head office"
            maxLength={limits.name}
            value={draft.label}
            onChange={(event) => set({ label: event.target.value })}
            onKeyDown={(event) => {
              // The browser sends no form whose button is disabled; it is sent here, to say what is missing.
              if (event.key === 'Enter' && !isComplete) void submit();
            }}
          />
        </Field>
        <Field label="Address" required hint="Suggestions appear as you type; places by GeoNames and OpenStreetMap.">
          <AddressCombobox
            value={draft.address}
            onType={(text) => set({ address: text, lat: null, lng: null })}
            onChoose={({ display_name, lat, lon }) =>
              set({ address: cutText(display_name, limits.address), lat: Number(lat), lng: Number(lon) })
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
              if (option) set({ type: option.value });
            }}
          />
        </Field>
        <Field label="Notes">
          <TextArea
            name="notes"
            placeholder="Gate code, parking, where to ring"
            maxLength={limits.longText}
            value={draft.notes}
            onChange={(event) => set({ notes: event.target.value })}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
