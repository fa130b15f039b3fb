import {
  type ApiError,
  apiErrorIn,
  type FieldErrors,
  toast,
  useForm,
  useIsOpen,
  useRequestKey,
  useWhileOpen,
} from '@plaza/web-kit';
import { useRef, useState } from 'react';
import { showFailure } from '../failure-toast';
import { withOutcome } from '../unknown-outcome';
import { isSameDraft } from './same-draft';

/** A form as typed: texts, and checkboxes. */
export type DraftValues = Record<string, string | boolean>;

interface VersionedRecord {
  readonly id: string;
  readonly version: number;
}

/** A record as another window left it while this form was open; undefined where it was deleted. */
interface Conflict<Draft extends DraftValues, Row extends VersionedRecord = VersionedRecord> {
  readonly draft: Draft | undefined;
  readonly record: Row | undefined;
}

interface RecordFormOptions<Draft extends DraftValues, Row extends VersionedRecord> {
  /** Undefined for a new one. */
  readonly record: Row | undefined;
  /** The form of a new record. */
  readonly blank: Draft;
  readonly toDraft: (record: Row) => Draft;
  readonly validate: (field: keyof Draft & string, draft: Draft) => string | undefined;
  /**
   * Sends the draft; `known` is the record that it is a change of, with the version that it must still have; `key` is
   * for a new one, see `keyedEndpoint`.
   */
  readonly save: (draft: Draft, known: Row | undefined, key: string) => Promise<{ readonly error?: unknown }>;
  /** Fetches the records, after the server said that this one was changed elsewhere. */
  readonly fetchRecords: () => { unwrap(): Promise<readonly Row[]> };
  /** The toast of success. */
  readonly savedTitle: string;
  /** The alert where the server gives no message of its own. */
  readonly fallback: string;
  /**
   * Notifies of a failure beside the form, of a conflict only once that is closed; by default a toast with the
   * fallback.
   */
  readonly onFailed?: (error: unknown) => void;
  readonly onSaved: () => void;
}

/** An answer was lost, and the form was changed since. */
const firstArrived = 'What you sent first did arrive. Look at the list before you send another one.';

/** A form over one record. When another window changed the record in the meantime, the user chooses between both. */
export function useRecordForm<Draft extends DraftValues, Row extends VersionedRecord>({
  record,
  blank,
  toDraft,
  validate,
  save,
  fetchRecords,
  savedTitle,
  fallback,
  onFailed = (error) => showFailure(error, withOutcome(fallback, error)),
  onSaved,
}: RecordFormOptions<Draft, Row>) {
  /** The record as the user saw it last: when the form was opened, or in the latest conflict. */
  const known = useRef(record);
  const [conflict, setConflict] = useState<Conflict<Draft, Row>>();
  const [failure, setFailure] = useState<unknown>();
  const { send } = useRequestKey(firstArrived);
  const isOpen = useIsOpen();
  const close = useWhileOpen(onSaved);
  const sent = useRef<Draft>(undefined);

  function finish() {
    toast({ title: savedTitle, variant: 'success' });
    close();
  }

  const form = useForm<Draft>({
    initial: record ? toDraft(record) : blank,
    validate,
    fallback,
    async save(draft) {
      sent.current = draft;
      const { error } = await send((key) => save(draft, known.current, key));
      setFailure(error);
      // The form itself shows a change from another window, while it is open.
      if (error !== undefined && !isConflict(apiErrorIn(error))) onFailed(error);
      return { error };
    },
    onSaved: finish,
    async onRejected(error) {
      if (!isConflict(error)) return false;
      const records = await fetchRecords()
        .unwrap()
        .catch(() => undefined);
      const latest = records?.find(({ id }) => id === record?.id);
      const theirs = latest && toDraft(latest);
      // What was sent is stored, as where the answer to an earlier try was lost.
      if (theirs && sent.current && isSameDraft(theirs, sent.current)) finish();
      else if (!isOpen()) onFailed(error);
      else if (!records)
        return false; // the alert says that it was changed elsewhere; the next try fetches again
      else setConflict({ draft: theirs, record: latest });
      return true;
    },
  });

  function resolveConflict() {
    known.current = conflict?.record;
    setConflict(undefined);
  }

  /** Saves what was typed here over what the other window left. */
  async function keepMine(): Promise<void> {
    resolveConflict();
    await form.submit();
  }

  /** Goes on from what the other window left. */
  function takeTheirs(): void {
    if (conflict?.draft) form.replace(conflict.draft);
    resolveConflict();
  }

  const alert = form.alert && withOutcome(form.alert, failure);
  return { ...form, alert, known, conflict, keepMine, takeTheirs };
}

const isConflict = (error: ApiError | undefined): boolean => error?.data?.error.code === 'changed_elsewhere';

/** What a dialog over a record shows of its form. */
export interface RecordForm<Draft extends DraftValues>
  extends Pick<
    ReturnType<typeof useForm<Draft>>,
    'ref' | 'draft' | 'alert' | 'isSaving' | 'change' | 'leave' | 'submit'
  > {
  readonly errors: FieldErrors<Draft>;
  readonly conflict: Conflict<Draft> | undefined;
  readonly keepMine: () => Promise<void>;
  readonly takeTheirs: () => void;
}
