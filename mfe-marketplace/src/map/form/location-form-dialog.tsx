import { cutText } from '@plaza/contracts/cut-text';
import { limits } from '@plaza/contracts/limits';
import { Button, Dialog, Field, Select, Stack, TextInput } from '@plaza/ui';
import { AddressCombobox } from '@plaza/web-kit';
import { locationTypeOptions } from '../locations/location-types';
import { CoordinatesLine } from './coordinates-line';
import { isComplete, type LocationDraft, validateServices, withAddress } from './location-draft';

interface LocationFormDialogProps {
  draft: LocationDraft;
  isNew: boolean;
  isSaving: boolean;
  lacksCoordinates: boolean;
  onDraft: (draft: LocationDraft) => void;
  onPick: () => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** What there is to say about a location. */
export function LocationFormDialog(props: LocationFormDialogProps) {
  const { draft, isNew, isSaving, lacksCoordinates, onDraft, onPick, onSubmit, onClose } = props;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      onSubmit={onSubmit}
      title={isNew ? 'Add Location' : 'Edit Location'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={!isComplete(draft)} loading={isSaving}>
            {isNew ? 'Add Location' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <Stack>
        <Field label="Name" required>
          <TextInput
            name="name"
            autoComplete="off"
            maxLength={limits.shortText}
            value={draft.name}
            onChange={({ currentTarget }) => onDraft({ ...draft, name: currentTarget.value })}
          />
        </Field>
        <Field label="Type">
          <Select
            value={draft.type}
            options={locationTypeOptions}
            onValueChange={(chosen) => {
              const option = locationTypeOptions.find(({ value }) => value === chosen);
              if (option) onDraft({ ...draft, type: option.value });
            }}
          />
        </Field>
        <Field label="Address" required hint="Suggestions appear as you type; places by GeoNames and OpenStreetMap.">
          <AddressCombobox
            value={draft.address}
            onType={(address) => onDraft(withAddress(draft, address))}
            onChoose={({ display_name, lat, lon }) =>
              onDraft({
                ...draft,
                address: cutText(display_name, limits.address),
                coordinates: { lat: Number(lat), lng: Number(lon) },
                isFromAddress: true,
              })
            }
          />
        </Field>
        <CoordinatesLine coordinates={draft.coordinates} isMissing={lacksCoordinates} onPick={onPick} />
        <Field label="Services" hint="With commas between them." error={validateServices(draft)}>
          <TextInput
            name="services"
            autoComplete="off"
            maxLength={limits.longText}
            placeholder="Banking, Mortgages, Currency exchange"
            value={draft.services}
            onChange={({ currentTarget }) => onDraft({ ...draft, services: currentTarget.value })}
          />
        </Field>
        <Field label="Hours">
          <TextInput
            name="hours"
            autoComplete="off"
            maxLength={limits.shortText}
            placeholder="Mon-Fri 9:00-17:00"
            value={draft.hours}
            onChange={({ currentTarget }) => onDraft({ ...draft, hours: currentTarget.value })}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
