import type { Service, ServiceCategory } from '@plaza/contracts/marketplace/catalog';
import { toast, useAppDispatch, useForm, useRequestKey, useWhileOpen } from '@plaza/web-kit';
import { changesBetween } from '../../editing/changes';
import { useRecordEdit, type WriteResult } from '../../editing/use-record-edit';
import { firstAttemptSaved } from '../../notices/first-attempt';
import {
  readService,
  useMarketplaceAddServiceMutation,
  useMarketplaceChangeServiceMutation,
} from './service-catalog-api';
import { everybody, priceFields, type ServiceDraft, toDraft, toServiceFields, validateField } from './service-draft';

export interface ServiceFormOptions {
  /** Undefined when adding. */
  readonly service: Service | undefined;
  readonly categories: readonly ServiceCategory[];
  /** The possible owners of a new service: names of contractors by id; undefined for a contractor's own services. */
  readonly owners: ReadonlyMap<string, string> | undefined;
  readonly onClose: () => void;
}

/** The form that adds or changes a service. */
export function useServiceForm({ service, categories, owners, onClose }: ServiceFormOptions) {
  const dispatch = useAppDispatch();
  const [add] = useMarketplaceAddServiceMutation();
  const [change] = useMarketplaceChangeServiceMutation();
  const { send } = useRequestKey(firstAttemptSaved());
  const close = useWhileOpen(onClose);
  const initial = toDraft(service, everybody);
  const saveEdit = useRecordEdit<ServiceDraft>({
    initial,
    async readLatest() {
      const latest = service && (await dispatch(readService(service)));
      return latest && toDraft(latest, everybody);
    },
    texts: { categoryId: (draft) => categories.find(({ id }) => id === draft.categoryId)?.name ?? 'another category' },
    groups: [priceFields],
  });
  const form = useForm<ServiceDraft, Service>({
    initial,
    validate: validateField,
    save(typed): Promise<WriteResult<Service>> {
      const fields = toServiceFields(typed);
      if (!service) {
        const owner = owners && { contractorId: typed.owner === everybody ? null : typed.owner };
        return send((key) => add({ body: { ...fields, ...owner }, key }));
      }
      return saveEdit({
        typed,
        replace: form.replace,
        write(shown) {
          const body = changesBetween(toServiceFields(shown), fields, [priceFields]);
          return change({ id: service.id, body });
        },
      });
    },
    onSaved(saved) {
      toast({ title: service ? 'Service saved' : 'Service added', description: saved.title });
      close();
    },
  });
  return form;
}
