import { useUnloadQuestion } from '@plaza/ui';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { forgetChanges, keepChanges, keptChanges, ownFormKey } from './kept-changes';
import { type FormOptions, useForm } from './use-form';

export interface KeptFormOptions<Draft, Saved> extends FormOptions<Draft, Saved> {
  /** What is saved so far; unlike that of `useForm` it may change while the form is open. */
  readonly initial: Draft;
  /** The form's name in Plaza, its area's word first. */
  readonly name: string;
  /** Fields that are kept nowhere and that nobody is asked about, such as passwords. */
  readonly secrets?: readonly (keyof Draft & string)[];
}

/**
 * The form engine for a form that stands on the page. What was entered stays while the form is off the page, as when
 * another tab is open: it is there again with the form, over what is saved by then. As long as something is unsaved, on
 * the page or off it, the browser asks before the page is reloaded or closed.
 * @returns what `useForm` does; `isUnsaved`; and `discard`, for when the form is saved or cancelled: what stands in it
 * is not kept
 */
export function useKeptForm<Draft extends object, Saved = unknown>(options: KeptFormOptions<Draft, Saved>) {
  const { name, secrets = [], initial } = options;
  const [key] = useState(() => ownFormKey(name));
  const [begun] = useState<Draft>(() => ({ ...initial, ...keptChanges(key) }));
  // A version of before this engine takes the stored draft alone, and knows nothing of what is kept.
  const storage = { saved: initial, onTaken: () => forgetChanges(key) };
  const form = useForm<Draft, Saved>({ ...options, initial: begun }, storage);
  const { draft } = form;
  const discarded = useRef<Draft>(undefined);
  const changes = changedFields(initial, draft, secrets);
  const isUnsaved = Object.keys(changes).length > 0;

  const keep = useEffectEvent(() => {
    if (draft !== discarded.current) keepChanges(name, key, changes);
  });
  useLayoutEffect(() => {
    forgetChanges(key);
    return () => keep();
  }, [key]);
  useUnloadQuestion(isUnsaved || form.isSaving);

  function discard() {
    discarded.current = draft;
    forgetChanges(key); // should it be off the page by now
  }

  return { ...form, isUnsaved, discard };
}

/** The fields that hold something else than before; blanks around a text do not count. */
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
