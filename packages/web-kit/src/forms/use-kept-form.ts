import { useUnloadQuestion } from '@plaza/ui';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { forgetChanges, forgetSettled, keepChanges, keptChanges, ownFormKey } from './kept-changes';
import { type FormOptions, useForm } from './use-form';

export interface KeptFormOptions<Draft, Saved> extends FormOptions<Draft, Saved> {
  /** The saved values; unlike the initial values of `useForm` they may change while the form is open. */
  readonly initial: Draft;
  /** The form's unique name in Plaza, starting with the name of its area. */
  readonly name: string;
  /** Fields that are never kept and never cause a question, such as passwords. */
  readonly secrets?: readonly (keyof Draft & string)[];
}

/**
 * The form engine for a form in the page itself. Its input is kept while the form is off the page, as when another tab
 * is open; when the form returns, the input replaces the values saved by then. While there is unsaved input, on the
 * page or off it, the browser asks before the page is reloaded or closed.
 * @returns the same as `useForm`; `isUnsaved`; and `discard`, to be called when the form is saved or cancelled: its
 * input is then not kept, unless more was typed since; and `finish`, to be called instead when the form was saved and
 * cannot be sent again: no input of this form is kept then
 */
export function useKeptForm<Draft extends object, Saved = unknown>(options: KeptFormOptions<Draft, Saved>) {
  const { name, secrets = [], initial } = options;
  const [key] = useState(() => ownFormKey(name));
  const [begun] = useState<Draft>(() => ({ ...initial, ...keptChanges(key) }));
  // A version from before this engine takes only the stored draft, and ignores the kept input.
  const storage = { name, saved: initial, onTaken: () => forgetChanges(key) };
  const form = useForm<Draft, Saved>({ ...options, initial: begun }, storage);
  const { draft } = form;
  const discarded = useRef<Draft>(undefined);
  const isFinished = useRef(false);
  /** What was kept when this form left the page. */
  const left = useRef<object>(undefined);
  const changes = changedFields(initial, draft, secrets);
  const isUnsaved = Object.keys(changes).length > 0;

  const keep = useEffectEvent(() => {
    if (isFinished.current || draft === discarded.current) return;
    left.current = changes;
    keepChanges(name, key, changes);
  });
  useLayoutEffect(() => {
    forgetChanges(key);
    return () => keep();
  }, [key]);
  useUnloadQuestion(isUnsaved || form.isSaving);

  function discard() {
    discarded.current = draft;
    forgetSettled(key, changes); // the form may be off the page by now
  }

  function finish() {
    isFinished.current = true;
    discard();
    // A later form with the same name may have left its own input.
    if (left.current && left.current === keptChanges(key)) forgetChanges(key);
  }

  return { ...form, isUnsaved, discard, finish };
}

/** The fields whose values have changed, ignoring leading and trailing spaces. */
function changedFields<Draft extends object>(
  before: Draft,
  now: Draft,
  secrets: readonly (keyof Draft & string)[],
): Partial<Draft> {
  const names = (Object.keys(now) as (keyof Draft & string)[]).filter((name) => !secrets.includes(name));
  const changed = names.filter((name) => toComparable(before[name]) !== toComparable(now[name]));
  return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<Draft>;
}

const toComparable = (value: unknown) => (typeof value === 'string' ? value.trim() : JSON.stringify(value));
