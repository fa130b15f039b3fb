import type { Property } from '@plaza/contracts/finance/properties';
import { serverMessage, toast } from '@plaza/web-kit';
import { useRecordForm } from '../records/use-record-form';
import { tellFailure } from '../tell-failure';
import {
  useFinanceAddPropertyMutation,
  useFinanceChangePropertyMutation,
  useLazyFinancePropertiesQuery,
} from './properties-api';
import { blankProperty, draftOf, faultIn, type PropertyDraft, propertyOf } from './property-form';

const failed = 'Failed to save property';

/** The form of a new property, or of one that is there. */
export function usePropertyForm(property: Property | undefined, baseCurrency: string, onSaved: () => void) {
  const [add] = useFinanceAddPropertyMutation();
  const [change] = useFinanceChangePropertyMutation();
  const [fetchProperties] = useLazyFinancePropertiesQuery();
  return useRecordForm<PropertyDraft>({
    initial: property ? draftOf(property) : blankProperty(baseCurrency),
    version: property?.version,
    faultIn,
    refusalSentence: failed,
    async save(draft, version) {
      const fields = propertyOf(draft);
      const { error } = property
        ? await change({ id: property.id, changes: { ...fields, version } })
        : await add(fields);
      if (error) tellFailure(error, serverMessage(error, failed), askToSignIn);
      else toast({ title: property ? 'Property updated' : 'Property added', variant: 'success' });
      return error;
    },
    async latest() {
      const now = (await fetchProperties().unwrap()).find(({ id }) => id === property?.id);
      return { draft: now && draftOf(now), version: now?.version };
    },
    onSaved,
  });
}

/** Leaving the page would throw away what was typed. */
function askToSignIn(): void {
  toast({ title: 'Authentication required', description: 'Please sign in to continue.', variant: 'error' });
}
