import { apiErrorIn, serverMessage } from '@plaza/web-kit';
import { useState } from 'react';

/** A form as it is typed: text, and what is ticked. */
export type DraftValues = Record<string, string | boolean>;
export type Faults<Draft extends DraftValues> = Partial<Record<keyof Draft, string>>;

/** A record as another window left it while this form was open; `draft` undefined where it is gone. */
export interface Conflict<Draft extends DraftValues> {
  readonly draft: Draft | undefined;
  readonly version: number | undefined;
}

export interface RecordFormOptions<Draft extends DraftValues> {
  readonly initial: Draft;
  /** The version that the form was opened with; undefined for a new record. */
  readonly version: number | undefined;
  readonly faultIn: (field: keyof Draft & string, draft: Draft) => string | undefined;
  /** Saves and tells; answers the error where that failed. */
  readonly save: (draft: Draft, version: number | undefined) => Promise<unknown>;
  /** Fetches the record as it is by now, after the server said that it was changed elsewhere. */
  readonly latest: () => Promise<Conflict<Draft>>;
  /** Said where the server gives no sentence of its own. */
  readonly refusalSentence: string;
  readonly onSaved: () => void;
}

/** The state of a form over one record: what was typed stays until it is saved, whatever the server says. */
export function useRecordForm<Draft extends DraftValues>(options: RecordFormOptions<Draft>) {
  const { initial, faultIn, save, latest, refusalSentence, onSaved } = options;
  const [draft, setDraft] = useState(initial);
  const [version, setVersion] = useState(options.version);
  const [faults, setFaults] = useState<Faults<Draft>>({});
  const [refusal, setRefusal] = useState<string>();
  const [conflict, setConflict] = useState<Conflict<Draft>>();
  const [saving, setSaving] = useState(false);

  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const leave = (field: keyof Draft & string) => setFaults((before) => ({ ...before, [field]: faultIn(field, draft) }));

  /** @returns whether the form has faults to be looked at */
  async function submit(withVersion = version): Promise<boolean> {
    if (saving) return false;
    const found = allFaults(draft, faultIn);
    setFaults(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return true;
    setSaving(true);
    const error = await save(draft, withVersion);
    setSaving(false);
    if (!error) {
      onSaved();
      return false;
    }
    return tell(error);
  }

  async function tell(error: unknown): Promise<boolean> {
    const { data } = apiErrorIn(error) ?? {};
    if (data?.error.code === 'changed_elsewhere') {
      setConflict(await latest());
      return false;
    }
    const details = (data?.error.details ?? []).filter(({ path }) => path in draft);
    setFaults(Object.fromEntries(details.map(({ path, message }) => [path, message])) as Faults<Draft>);
    if (details.length === 0) setRefusal(serverMessage(error, refusalSentence));
    return details.length > 0;
  }

  /** Saves what was typed here over what the other window left. */
  async function keepMine(): Promise<void> {
    const newer = conflict?.version;
    setConflict(undefined);
    setVersion(newer);
    await submit(newer);
  }

  /** Goes on from what the other window left. */
  function takeTheirs(): void {
    if (conflict?.draft) setDraft(conflict.draft);
    setVersion(conflict?.version);
    setConflict(undefined);
    setFaults({});
  }

  return { draft, faults, refusal, conflict, saving, change, leave, submit: () => submit(), keepMine, takeTheirs };
}

export type RecordForm<Draft extends DraftValues> = ReturnType<typeof useRecordForm<Draft>>;

function allFaults<Draft extends DraftValues>(
  draft: Draft,
  faultIn: RecordFormOptions<Draft>['faultIn'],
): Faults<Draft> {
  const fields = Object.keys(draft).map((field) => [field, faultIn(field, draft)] as const);
  return Object.fromEntries(fields.filter(([, fault]) => fault !== undefined)) as Faults<Draft>;
}
