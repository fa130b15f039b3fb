import { fiatCurrencies } from '@plaza/contracts/currencies';
import { limits } from '@plaza/contracts/limits';
import { Field, FormDialog, NumberInput, Select, styled, TextInput } from '@plaza/ui';
import { ActiveSwitch, DescriptionField } from './entry-fields';
import { everybody } from './service-draft';
import { type ServiceFormOptions, useServiceForm } from './use-service-form';

/** Adds or edits a service. Existing bookings keep their price and duration. */
export function ServiceDialog(options: ServiceFormOptions) {
  const { service, categories, owners, onClose } = options;
  const form = useServiceForm(options);
  const { draft, errors, change, leave } = form;
  return (
    <FormDialog
      title={service ? 'Edit Service' : 'Add Service'}
      submitLabel={service ? 'Save Changes' : 'Add Service'}
      form={form}
      onClose={onClose}
    >
      {owners && !service && (
        <Field label="Offered by">
          <Select
            value={draft.owner}
            options={[
              { value: everybody, label: 'Everybody' },
              ...[...owners].map(([value, label]) => ({ value, label })),
            ]}
            onValueChange={(owner) => change({ owner })}
          />
        </Field>
      )}
      <Field label="Title" required error={errors.title}>
        <TextInput {...form.input('title')} maxLength={limits.shortText} autoComplete="off" />
      </Field>
      <Field label="Category" required error={errors.categoryId}>
        <Select
          value={draft.categoryId}
          placeholder="Choose a category"
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={(categoryId) => change({ categoryId })}
        />
      </Field>
      <DescriptionField form={form} />
      <ThreeColumns>
        <Field label="Base price" required error={errors.basePrice}>
          <NumberInput
            value={draft.basePrice}
            suffix={draft.currency}
            onValueChange={(basePrice) => change({ basePrice })}
            onBlur={() => leave('basePrice')}
          />
        </Field>
        <Field label="Currency" error={errors.currency}>
          <Select
            value={draft.currency}
            options={currencies(draft.currency)}
            onValueChange={(currency) => change({ currency })}
          />
        </Field>
        <Field label="Duration" required error={errors.estimatedDuration}>
          <NumberInput
            value={draft.estimatedDuration}
            suffix="hours"
            onValueChange={(estimatedDuration) => change({ estimatedDuration })}
            onBlur={() => leave('estimatedDuration')}
          />
        </Field>
      </ThreeColumns>
      <ActiveSwitch form={form} hint="Switched off, it cannot be booked." />
    </FormDialog>
  );
}

const currencies = (chosen: string) =>
  [...new Set([...fiatCurrencies, chosen])].map((code) => ({ value: code, label: code }));

const ThreeColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
