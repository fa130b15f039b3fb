import { fiatCurrencies } from '@plaza/contracts/currencies';
import { limits } from '@plaza/contracts/limits';
import type { Service, ServiceCategory } from '@plaza/contracts/marketplace/catalog';
import { Field, FormDialog, NumberInput, Select, styled, TextInput } from '@plaza/ui';
import { toast, useForm, useRequestKey, useWhileOpen } from '@plaza/web-kit';
import { firstAttemptSaved } from '../../notices/first-attempt';
import { ActiveSwitch, DescriptionField } from './entry-fields';
import { useMarketplaceAddServiceMutation, useMarketplaceChangeServiceMutation } from './service-catalog-api';
import { everybody, type ServiceDraft, toDraft, toServiceFields, validateField } from './service-draft';

interface ServiceDialogProps {
  /** Undefined when adding. */
  service: Service | undefined;
  categories: readonly ServiceCategory[];
  /** The possible owners of a new service: names of contractors by id; undefined for a contractor's own services. */
  owners: ReadonlyMap<string, string> | undefined;
  onClose: () => void;
}

/** Adds or edits a service. Existing bookings keep their price and duration. */
export function ServiceDialog({ service, categories, owners, onClose }: ServiceDialogProps) {
  const [add] = useMarketplaceAddServiceMutation();
  const { send } = useRequestKey(firstAttemptSaved());
  const [changeService] = useMarketplaceChangeServiceMutation();
  const close = useWhileOpen(onClose);
  const form = useForm<ServiceDraft, Service>({
    initial: toDraft(service, everybody),
    validate: validateField,
    save(typed) {
      if (service) return changeService({ id: service.id, body: toServiceFields(typed) });
      const owner = owners && { contractorId: typed.owner === everybody ? null : typed.owner };
      return send((key) => add({ body: { ...toServiceFields(typed), ...owner }, key }));
    },
    onSaved(saved) {
      toast({ title: service ? 'Service saved' : 'Service added', description: saved.title });
      close();
    },
  });
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
