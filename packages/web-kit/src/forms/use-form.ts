import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type ApiError, apiErrorIn, serverMessage } from '../http/api-error';
import { forgetDraft, storeDraft, storedDraft } from './stored-drafts';

/** What is wrong, by field. */
export type FieldErrors<Draft> = { readonly [Name in keyof Draft & string]?: string | undefined };

export interface FormOptions<Draft, Saved> {
  readonly initial: Draft;
  /** The error of one field, given the whole draft; undefined where there is none. */
  readonly validate: (name: keyof Draft & string, draft: Draft) => string | undefined;
  /** Whether a field that is left empty is validated as one leaves it, and not only on submit; it is unless false. */
  readonly validatesBlank?: boolean;
  /** Sends the draft. Its result is that of an RTK Query mutation. */
  readonly save: (draft: Draft) => Promise<{ readonly data?: Saved; readonly error?: unknown }>;
  readonly onSaved: (saved: Saved) => void;
  /** Handles a refusal that is not for the fields, such as a conflict between two windows; true where it did. */
  readonly onRejected?: (error: ApiError) => Promise<boolean>;
  /** The alert where the server gives no sentence of its own. */
  readonly fallback?: string;
}

/**
 * The one form engine: a draft, validated field by field as one leaves a field and as a whole on submit, never while
 * typing. A refusal keeps what was typed: its field errors stand at their fields, any other sentence is the `alert` of
 * the form. After each failed submit the first invalid field within `ref` gets the focus. Two submits never overlap.
 * @returns `draft`, `errors`, `alert`, `isSaving`; `change` sets fields, `leave` validates one, `input` gives the
 * properties of a text input; `submit`; `replace` starts over from another draft, or from what a function makes of the
 * one of now; `ref` for the element around the fields
 */
export function useForm<Draft extends object, Saved = unknown>(options: FormOptions<Draft, Saved>) {
  type Name = keyof Draft & string;
  const { initial, validate, validatesBlank = true, save, onSaved, onRejected, fallback = networkError } = options;
  const [begunWith] = useState(initial);
  const [draft, setDraft] = useState(() => storedDraft(initial) ?? initial);
  /** What `validate` found, and what the server did. */
  const [found, setFound] = useState<FieldErrors<Draft>>({});
  const [refused, setRefused] = useState<FieldErrors<Draft>>({});
  const [alert, setAlert] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [failedSubmits, setFailedSubmits] = useState(0);
  const inFlight = useRef(false);
  const ref = useRef<HTMLDivElement & HTMLFormElement>(null);
  const names = Object.keys(draft) as Name[];

  useEffect(() => {
    if (failedSubmits > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failedSubmits]);

  // A form that another version of its remote replaces leaves its draft to that one's.
  const keep = useEffectEvent(() => storeDraft(begunWith, draft));
  useLayoutEffect(() => {
    forgetDraft(begunWith);
    return () => keep();
  }, [begunWith]);

  function change(changes: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...changes }));
    setFound((before) => without(before, Object.keys(changes)));
    setRefused((before) => without(before, Object.keys(changes)));
    setAlert(undefined);
  }

  function leave(name: Name) {
    if (!validatesBlank && draft[name] === '') return;
    // The error of another field may have been mended here, such as that of a password that was to be repeated.
    setFound((before) => errorsOf(names.filter((one) => one === name || one in before)));
  }

  /** Properties of a text input for a field that holds a text. */
  const input = (name: Name) => ({
    name,
    value: draft[name] as string,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value } as Partial<Draft>),
    onBlur: () => leave(name),
  });

  function errorsOf(fields: readonly Name[]): FieldErrors<Draft> {
    const results = fields.map((name) => [name, validate(name, draft)] as const);
    return Object.fromEntries(results.filter(([, error]) => error !== undefined)) as FieldErrors<Draft>;
  }

  /** Shows these in place of all there were. @returns whether there is any */
  function showErrors(errors: { found?: FieldErrors<Draft>; refused?: FieldErrors<Draft> }): boolean {
    setFound(errors.found ?? {});
    setRefused(errors.refused ?? {});
    const hasErrors = Object.keys({ ...errors.refused, ...errors.found }).length > 0;
    if (hasErrors) setFailedSubmits((count) => count + 1);
    return hasErrors;
  }

  async function showRefusal(error: unknown) {
    const apiError = apiErrorIn(error);
    if (apiError && (await onRejected?.(apiError))) return;
    if (!showErrors({ refused: fieldErrorsIn(error, names) })) setAlert(serverMessage(error, fallback));
  }

  async function submit() {
    if (inFlight.current) return;
    setAlert(undefined);
    if (showErrors({ found: errorsOf(names) })) return;
    inFlight.current = true;
    setSaving(true);
    try {
      const { data, error } = await save(draft);
      if (error === undefined) onSaved(data as Saved);
      else await showRefusal(error);
    } finally {
      inFlight.current = false;
      setSaving(false);
    }
  }

  function replace(other: Draft | ((now: Draft) => Draft)) {
    setDraft(other);
    showErrors({});
    setAlert(undefined);
  }

  const errors: FieldErrors<Draft> = { ...refused, ...found };
  return { ref, draft, errors, alert, isSaving, change, leave, input, submit, replace };
}

export type Form<Draft extends object> = ReturnType<typeof useForm<Draft>>;

const networkError = 'Network error. Please try again.';

function without<Draft>(errors: FieldErrors<Draft>, names: readonly string[]): FieldErrors<Draft> {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))) as FieldErrors<Draft>;
}

/**
 * The field errors of a refused call, by the fields that a form has; an error inside a field, such as `tags.3`, is one
 * of the field.
 */
export function fieldErrorsIn<Name extends string>(
  error: unknown,
  names: readonly Name[],
): { readonly [Field in Name]?: string } {
  const errors: { [Field in Name]?: string } = {};
  for (const { path, message } of apiErrorIn(error)?.data?.error.details ?? []) {
    const name = names.find((field) => path === field || path.startsWith(`${field}.`));
    if (name !== undefined) errors[name] ??= message;
  }
  return errors;
}
