import type { Service } from '@plaza/contracts/marketplace/catalog';
import { Field, formatMoney, Select } from '@plaza/ui';
import { useUser } from '@plaza/web-kit';
import { useMarketplaceCategoriesQuery } from '../../../contractors/service-catalog/service-catalog-api';
import { firstServices, isCatalogCut } from '../../../notices/catalog-limit';
import { formatDuration } from '../../booking/booking-labels';
import { type RequestDraft, withCategory, withService } from '../draft/request-draft';
import { FieldPair } from './field-pair';
import { useOfferedServices } from './use-offered-services';

/** The value of "no choice", as an option needs a value. */
const all = 'all';
const another = 'another';

interface Props {
  readonly hiredId: string;
  readonly draft: RequestDraft;
  readonly error: string | undefined;
  readonly onChange: (next: (before: RequestDraft) => RequestDraft) => void;
}

/** Category and service; the category filters the services. */
export function ServiceFields({ hiredId, draft, error, onChange }: Props) {
  const { data: categories = [], isError: noCategories } = useMarketplaceCategoriesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data: listed = [], isLoading, isError } = useOfferedServices(hiredId);
  const user = useUser();
  // Contractors and administrators also receive inactive services, which nobody can book, and contractors their own.
  const services = listed.filter(({ isActive, contractorId }) => isActive && contractorId !== user?.id);
  const offered = services.filter(({ categoryId }) => draft.categoryId === '' || categoryId === draft.categoryId);
  const failure =
    isError || noCategories ? 'The services could not be loaded; you can still describe what you need.' : undefined;
  return (
    <FieldPair>
      <Field label="Category">
        <Select
          value={draft.categoryId || all}
          options={[
            { value: all, label: 'All Categories' },
            ...categories.filter(({ isActive }) => isActive).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onValueChange={(chosen) => onChange((before) => withCategory(before, chosen === all ? '' : chosen))}
        />
      </Field>
      <Field label="Service" error={error} hint={failure ?? (isCatalogCut(listed.length) && firstServices)}>
        <Select
          value={draft.service?.id ?? another}
          disabled={isLoading}
          options={[
            { value: another, label: 'Something else' },
            ...offered.map((service) => ({ value: service.id, label: serviceLabel(service) })),
          ]}
          onValueChange={(chosen) => {
            const service = services.find(({ id }) => id === chosen);
            onChange((before) => withService(before, service));
          }}
        />
      </Field>
    </FieldPair>
  );
}

const serviceLabel = ({ title, basePrice, currency, estimatedDuration }: Service) =>
  `${title} · ${formatMoney(basePrice, currency)}, ${formatDuration(estimatedDuration)}`;
