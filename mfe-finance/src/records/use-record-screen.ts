import { toast } from '@plaza/web-kit';
import { useState } from 'react';
import { showFailure } from '../failure-toast';
import { recentRates, useFinanceMetricsQuery, useFinanceSettingsQuery } from '../finance-api';
import { defaultAmountStyle } from '../money/default-amount-style';
import { withOutcome } from '../unknown-outcome';

interface RecordScreenOptions {
  /** Sends the deletion of a record. */
  readonly remove: (record: { readonly id: string }) => PromiseLike<{ readonly error?: unknown }>;
  /** The title of the toast after a deletion. */
  readonly deletedTitle: string;
  /** The message of the toast after a failed deletion. */
  readonly failure: string;
}

/** What the screens of all kinds of records share: figures, settings, and the records whose dialogs are open. */
export function useRecordScreen<Row extends { readonly id: string }>({
  remove,
  deletedTitle,
  failure,
}: RecordScreenOptions) {
  const metrics = useFinanceMetricsQuery(undefined, recentRates);
  const settings = useFinanceSettingsQuery();
  const [editing, setEditing] = useState<Row | 'new'>();
  const [deleting, setDeleting] = useState<Row>();

  async function handleRemove({ id }: Row) {
    const { error } = await remove({ id });
    if (error) showFailure(error, withOutcome(failure, error, 'deleted'));
    else toast({ title: deletedTitle, variant: 'success' });
  }

  const style = settings.data ?? defaultAmountStyle;
  const handleAdd = () => setEditing('new');
  return { metrics, settings, style, editing, setEditing, deleting, setDeleting, handleAdd, handleRemove };
}

export type RecordScreenState<Row extends { readonly id: string }> = ReturnType<typeof useRecordScreen<Row>>;
