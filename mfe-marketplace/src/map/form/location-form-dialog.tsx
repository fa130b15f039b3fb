import { AddressCombobox } from '@plaza/address-kit';
import { limits } from '@plaza/contracts/limits';
import { Field, FormDialog, Select, TextInput } from '@plaza/ui';
import { locationTypeOptions } from '../locations/location-types';
import { CoordinatesLine } from './coordinates-line';
import { isComplete, validateServices } from './location-draft';
import type { useLocationForm } from './use-location-form';

interface LocationFormDialogProps {
  form: ReturnType<typeof useLocationForm>;
  isNew: boolean;
  /** Includes changes made before the dialog was closed to pick coordinates on the map. */
  isChanged: boolean;
  onPick: () => void;
  onClose: () => void;
}

/** Adds or edits a location. */
export function LocationFormDialog({ form, isNew, isChanged, onPick, onClose }: LocationFormDialogProps) {
  const { draft, errors, change, input } = form;
  return (
    <FormDialog
      size="sm"
      title={isNew ? 'Add Location' : 'Edit Location'}
      submitLabel={isNew ? 'Add Location' : 'Save Changes'}
      isSubmittable={isComplete(draft)}
      form={form}
      isChanged={isChanged}
      onClose={onClose}
    >
      <Field label="Name" required error={errors.name}>
        <TextInput {...input('name')} autoComplete="off" maxLength={limits.shortText} />
      </Field>
      <Field label="Type" error={errors.type}>
        <Select
          value={draft.type}
          options={locationTypeOptions}
          onValueChange={(chosen) =>
            change({ type: locationTypeOptions.find(({ value }) => value === chosen)?.value ?? draft.type })
          }
        />
      </Field>
      <Field
        label="Address"
        required
        hint="Suggestions appear as you type; places by GeoNames and OpenStreetMap."
        error={errors.address}
      >
        <AddressCombobox value={draft.address} onType={form.handleTypeAddress} onChoose={form.handleChooseAddress} />
      </Field>
      <CoordinatesLine coordinates={draft.coordinates} error={errors.coordinates} onPick={onPick} />
      <Field label="Services" hint="With commas between them." error={validateServices(draft) ?? errors.services}>
        <TextInput
          {...input('services')}
          autoComplete="off"
          maxLength={limits.longText}
          placeholder="Banking, Mortgages, Currency exchange"
        />
      </Field>
      <Field label="Hours" error={errors.hours}>
        <TextInput
          {...input('hours')}
          autoComplete="off"
          maxLength={limits.shortText}
          placeholder="Mon-Fri 9:00-17:00"
        />
      </Field>
    </FormDialog>
  );
}
