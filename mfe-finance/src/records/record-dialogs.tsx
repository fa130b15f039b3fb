import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import type { ReactNode } from 'react';
import type { RecordScreenState } from './use-record-screen';
import { DeleteRecord } from './writes/delete-record';

interface RecordFormProps<Row> {
  /** Undefined for a new record. */
  readonly record: Row | undefined;
  readonly settings: FinanceSettings;
  readonly onClose: () => void;
}

interface RecordDialogsProps<Row extends { readonly id: string }> {
  screen: RecordScreenState<Row>;
  /** Renders the dialog that adds or edits a record. */
  form: (props: RecordFormProps<Row>) => ReactNode;
  /** "Are you sure you want to delete this loan?" */
  question: string;
  /** Names the record to delete: "Car Loan, Riverside Bank". */
  nameOf: (record: Row) => string;
}

/** The dialogs of a screen for one kind of record: its form, and the question before a deletion. */
export function RecordDialogs<Row extends { readonly id: string }>({
  screen: { editing, setEditing, deleting, setDeleting, handleRemove, settings },
  form,
  question,
  nameOf,
}: RecordDialogsProps<Row>) {
  return (
    <>
      {editing &&
        settings.data &&
        form({
          record: editing === 'new' ? undefined : editing,
          settings: settings.data,
          onClose: () => setEditing(undefined),
        })}
      {deleting && (
        <DeleteRecord
          question={question}
          what={nameOf(deleting)}
          remove={() => handleRemove(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
