import type { Property } from '@plaza/contracts/finance/properties';
import { serverMessage, toast } from '@plaza/web-kit';
import { showFailure } from '../failure-toast';
import { useLazyFinancePropertiesQuery } from '../finance-api';
import { useRecordForm } from '../records/form/use-record-form';
import { useFinanceAddPropertyMutation, useFinanceChangePropertyMutation } from './properties-api';
import { blankProperty, toPropertyDraft, toPropertyFields, validateProperty } from './property-form';

const fallback = 'Failed to save property';

/** The form of a new property, or of an existing one. */
export function usePropertyForm(property: Property | undefined, baseCurrency: string, onSaved: () => void) {
  const [add] = useFinanceAddPropertyMutation();
  const [change] = useFinanceChangePropertyMutation();
  const [fetchRecords] = useLazyFinancePropertiesQuery();
  return useRecordForm({
    record: property,
    blank: blankProperty(baseCurrency),
    toDraft: toPropertyDraft,
    validate: validateProperty,
    async save(draft, known, key) {
      const fields = toPropertyFields(draft);
      return known ? change({ id: known.id, body: { ...fields, version: known.version } }) : add({ body: fields, key });
    },
    fetchRecords,
    savedTitle: property ? 'Property updated' : 'Property added',
    fallback,
    onFailed: (error, withHint) => showFailure(error, withHint(serverMessage(error, fallback)), askToSignIn),
    onSaved,
  });
}

/** Only a toast, since leaving the page would discard the draft. */
function askToSignIn(): void {
  toast({ title: 'Authentication required', description: 'Please sign in to continue.', variant: 'error' });
}
