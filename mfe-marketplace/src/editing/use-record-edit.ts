import type { ApiError } from '@plaza/web-kit';
import { useRef } from 'react';
import { changesBetween, conflictsBetween, type Groups } from './changes';

interface RecordEdit<Draft> {
  /** The record when its form opens. */
  readonly initial: Draft;
  /** Reads the record again; undefined if that fails, or if it is not there any more. */
  readonly readLatest: () => Promise<Draft | undefined>;
  /** Texts of the fields whose value is not one. */
  readonly texts?: { readonly [Name in keyof Draft]?: (draft: Draft) => string };
  /** Fields that are one value together: what others change in one of them conflicts with a change of another one. */
  readonly groups?: Groups<Draft>;
}

/** What a write resolves to. */
export interface WriteResult<Saved> {
  readonly data?: Saved;
  readonly error?: unknown;
}

interface Attempt<Draft, Saved> {
  readonly typed: Draft;
  /** Replaces what the form contains. */
  readonly replace: (next: (now: Draft) => Draft) => void;
  /** @param shown the record as the user saw it: only what differs from it is sent */
  readonly write: (shown: Draft) => Promise<WriteResult<Saved>>;
}

/**
 * Saves a form of a record that others may change meanwhile. If somebody else has changed a field that the user changed
 * too, the first attempt shows it at the field, and the next one replaces it knowingly; all other fields follow.
 */
export function useRecordEdit<Draft extends object>({ initial, readLatest, texts = {}, groups }: RecordEdit<Draft>) {
  const shown = useRef(initial);
  return async <Saved>({ typed, replace, write }: Attempt<Draft, Saved>): Promise<WriteResult<Saved>> => {
    const before = shown.current;
    const latest = (await readLatest()) ?? before;
    const names = conflictsBetween(before, typed, latest, groups);
    if (names.length === 0) return write(before);
    shown.current = latest;
    replace((now) => ({ ...latest, ...changesBetween(before, now, groups) }));
    const details = names.map((path) => ({ path, message: toSentence(texts[path]?.(latest) ?? String(latest[path])) }));
    return { error: changedMeanwhile(details) };
  };
}

const toSentence = (text: string): string =>
  `Meanwhile this was ${text === '' ? 'emptied' : `changed to “${text}”`}. Saving again replaces that.`;

/** Like the server's answer to a change that somebody else made impossible. */
function changedMeanwhile(details: { path: string; message: string }[]): ApiError {
  const message = 'Somebody else has changed this meanwhile.';
  const error = { code: 'changed_meanwhile', message, details, requestId: '' };
  return { status: 409, message, data: { success: false, message, error } };
}
