import { fiatCurrencies } from '@plaza/contracts/currencies';
import { limits } from '@plaza/contracts/limits';
import type { Service, ServiceCategory } from '@plaza/contracts/marketplace/catalogue';
import { Field, NumberInput, Select, Switch, styled, TextArea, TextInput } from '@plaza/ui';
import { toast } from '@plaza/web-kit';
import { useForm } from '../../forms/use-form';
import { useMarketplaceAddServiceMutation, useMarketplaceChangeServiceMutation } from './catalogue-api';
import { EditDialog } from './edit-dialog';
import { everybody, type ServiceDraft, toDraft, toServiceFields, validateField } from './service-draft';

interface ServiceDialogProps {
  /** Undefined adds one. */
  service: Service | undefined;
  categories: readonly ServiceCategory[];
  /** Whose a new one may be, by id; undefined for a contractor's own. */
  owners: ReadonlyMap<string, string> | undefined;
  onClose: () => void;
}

/** Adds a service, or changes one. Bookings keep what they were made with. */
export function ServiceDialog({ service, categories, owners, onClose }: ServiceDialogProps) {
  const [add] = useMarketplaceAddServiceMutation();
  const [changeService] = useMarketplaceChangeServiceMutation();
  const { form, draft, faults, refusal, isSaving, change, leave, submit } = useForm({
    initial: toDraft(service, everybody),
    faultIn: validateField,
    save(sent: ServiceDraft) {
      if (service) return changeService({ id: service.id, body: toServiceFields(sent) });
      const whose = owners && { contractorId: sent.owner === everybody ? null : sent.owner };
      return add({ body: { ...toServiceFields(sent), ...whose } });
    },
    onSaved(saved: Service) {
      toast({ title: service ? 'Service saved' : 'Service added', description: saved.title });
      onClose();
    },
  });
  return (
    <EditDialog
      what="Service"
      isNew={service === undefined}
      form={form}
      refusal={refusal}
      isSaving={isSaving}
      onSubmit={() => void submit()}
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
      <Field label="Title" required error={faults.title}>
        <TextInput
          value={draft.title}
          maxLength={limits.shortText}
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value })}
          onBlur={() => leave('title')}
        />
      </Field>
      <Field label="Category" required error={faults.categoryId}>
        <Select
          value={draft.categoryId}
          placeholder="Choose a category"
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={(categoryId) => change({ categoryId })}
        />
      </Field>
      <Field label="Description" error={faults.description}>
        <TextArea
          value={draft.description}
          rows={3}
          maxLength={limits.longText}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Field>
      <ThreeColumns>
        <Field label="Base price" required error={faults.basePrice}>
          <NumberInput
            value={draft.basePrice}
            suffix={draft.currency}
            onValueChange={(basePrice) => change({ basePrice })}
            onBlur={() => leave('basePrice')}
          />
        </Field>
        <Field label="Currency" error={faults.currency}>
          <Select
            value={draft.currency}
            options={currencies(draft.currency)}
            onValueChange={(currency) => change({ currency })}
          />
        </Field>
        <Field label="Duration" required error={faults.estimatedDuration}>
          <NumberInput
            value={draft.estimatedDuration}
            suffix="hours"
            onValueChange={(estimatedDuration) => change({ estimatedDuration })}
            onBlur={() => leave('estimatedDuration')}
          />
        </Field>
      </ThreeColumns>
      <Switch
        label="Active"
        hint="Switched off, it cannot be booked."
        checked={draft.isActive}
        onCheckedChange={(isActive) => change({ isActive })}
      />
    </EditDialog>
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
