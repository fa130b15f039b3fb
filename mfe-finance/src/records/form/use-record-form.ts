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
import { showFailure } from '../../failure-toast';
import { firstAttemptSaved, withOutcome, withSafeRetry } from '../../unknown-outcome';
import { isSameDraft } from './same-draft';

/** A form as the user typed it: texts and checkboxes. */
export type DraftValues = Record<string, string | boolean>;

interface VersionedRecord {
  readonly id: string;
  readonly version: number;
}

/** A record that another window changed while this form was open; undefined fields mean that it was deleted. */
interface Conflict<Draft extends DraftValues, Row extends VersionedRecord = VersionedRecord> {
  readonly draft: Draft | undefined;
  readonly record: Row | undefined;
}

interface RecordFormOptions<Draft extends DraftValues, Row extends VersionedRecord> {
  /** Undefined for a new record. */
  readonly record: Row | undefined;
  /** The initial draft of a new record. */
  readonly blank: Draft;
  readonly toDraft: (record: Row) => Draft;
  readonly validate: (field: keyof Draft & string, draft: Draft) => string | undefined;
  /**
   * Sends the draft. `known` is the record being changed, with the version that the server must still have; `key` is
   * the idempotency key of a new record, see `keyedEndpoint`.
   */
  readonly save: (draft: Draft, known: Row | undefined, key: string) => Promise<{ readonly error?: unknown }>;
  /** Whether a record has all values of a draft that was sent. By default compares the record's own draft. */
  readonly isStored?: (record: Row, sent: Draft) => boolean;
  /** Fetches the records after the server reported a conflict. */
  readonly fetchRecords: () => { unwrap(): Promise<readonly Row[]> };
  /** The title of the toast after a successful save. */
  readonly savedTitle: string;
  /** The alert to show if the server sends no message. */
  readonly fallback: string;
  /**
   * Reports a failure outside the form; a conflict only once the form is closed. `withHint` adds to a message how to
   * try again if no answer came. By default shows a toast with the fallback.
   */
  readonly onFailed?: (error: unknown, withHint: (message: string) => string) => void;
  readonly onSaved: () => void;
}

/**
 * The form of one record. If another window changed the record in the meantime, the user chooses between both versions.
 */
export function useRecordForm<Draft extends DraftValues, Row extends VersionedRecord>({
  record,
  blank,
  toDraft,
  validate,
  save,
  isStored = (stored, sent) => isSameDraft(toDraft(stored), sent),
  fetchRecords,
  savedTitle,
  fallback,
  onFailed = (error, withHint) => showFailure(error, withHint(fallback)),
  onSaved,
}: RecordFormOptions<Draft, Row>) {
  /** The record as the user last saw it: when the form opened, or in the latest conflict. */
  const known = useRef(record);
  const [conflict, setConflict] = useState<Conflict<Draft, Row>>();
  const [failure, setFailure] = useState<unknown>();
  const { send } = useRequestKey(firstAttemptSaved('the list', 'add another one'));
  const isOpen = useIsOpen();
  const close = useWhileOpen(onSaved);
  const sent = useRef<Draft>(undefined);

  function finish() {
    toast({ title: savedTitle, variant: 'success' });
    close();
  }

  /** Without the form there is no idempotency key any more, so a new record that is sent again may be saved twice. */
  function report(error: unknown) {
    const explain = known.current || isOpen() ? withSafeRetry : withOutcome;
    onFailed(error, (message) => explain(message, error));
  }

  const form = useForm<Draft>({
    initial: record ? toDraft(record) : blank,
    validate,
    fallback,
    async save(draft) {
      sent.current = draft;
      const { error } = await send((key) => save(draft, known.current, key));
      setFailure(error);
      // While it is open, the form itself shows a conflict with another window.
      if (error !== undefined && !isConflict(apiErrorIn(error))) report(error);
      return { error };
    },
    onSaved: finish,
    async onRejected(error) {
      if (!isConflict(error)) return false;
      const records = await fetchRecords()
        .unwrap()
        .catch(() => undefined);
      const latest = records?.find(({ id }) => id === record?.id);
      // The draft was stored by an earlier attempt whose response was lost.
      if (latest && sent.current && isStored(latest, sent.current)) finish();
      else if (!isOpen()) report(error);
      else if (!records)
        return false; // the alert reports the conflict; the next attempt fetches again
      else setConflict({ draft: latest && toDraft(latest), record: latest });
      return true;
    },
  });

  function resolveConflict() {
    known.current = conflict?.record;
    setConflict(undefined);
  }

  /** Overwrites the other window's version with this draft. */
  async function keepMine(): Promise<void> {
    resolveConflict();
    await form.submit();
  }

  /** Continues with the other window's version. */
  function takeTheirs(): void {
    if (conflict?.draft) form.replace(conflict.draft);
    resolveConflict();
  }

  const alert = form.alert && withSafeRetry(form.alert, failure);
  return { ...form, alert, known, conflict, keepMine, takeTheirs };
}

const isConflict = (error: ApiError | undefined): boolean => error?.data?.error.code === 'changed_elsewhere';

/** What a record's dialog shows of its form. */
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
