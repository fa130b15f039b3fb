import { useRef, useState } from 'react';
import { type ApiError, apiErrorIn, serverMessage } from '../http/api-error';
import { type DraftStorage, useCarriedDraft } from './use-carried-draft';
import { type FieldErrors, useFieldErrors } from './use-field-errors';

export interface FormOptions<Draft, Saved> {
  readonly initial: Draft;
  /** The error of one field, given the whole draft; undefined if it is valid. */
  readonly validate: (name: keyof Draft & string, draft: Draft) => string | undefined;
  /** Whether an empty field is validated on blur too, and not only on submit; true by default. */
  readonly validatesBlank?: boolean;
  /** Sends the draft. Resolves to the result of an RTK Query mutation. */
  readonly save: (draft: Draft) => Promise<{ readonly data?: Saved; readonly error?: unknown }>;
  readonly onSaved: (saved: Saved) => void;
  /**
   * Handles an error that does not concern fields, such as a conflict between two windows; resolves to whether it did.
   */
  readonly onRejected?: (error: ApiError) => Promise<boolean>;
  /** The alert if the server's response contains no message. */
  readonly fallback?: string;
}

/**
 * The only form engine: a draft that is validated per field on blur and as a whole on submit, never while typing. An
 * error keeps the draft: field errors are shown at their fields, any other message is the `alert` of the form. After
 * each failed submit the first invalid field within `ref` is focused. Submits never overlap.
 * @returns `draft`, `errors`, `alert`, `isSaving`; `change` sets fields, `leave` validates one, `input` gives the props
 * of a text input; `submit`; `replace` starts over with another draft, or with one computed from the current draft;
 * `ref` for the element around the fields
 */
export function useForm<Draft extends object, Saved = unknown>(
  options: FormOptions<Draft, Saved>,
  storage?: DraftStorage<Draft>,
) {
  type Name = keyof Draft & string;
  const { initial, validate, validatesBlank = true, save, onSaved, onRejected, fallback = networkError } = options;
  const [draft, setDraft] = useCarriedDraft(initial, storage);
  const { ref, errors, replaceErrors, clearErrors, validateAgain } = useFieldErrors<Draft>();
  const [alert, setAlert] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const inFlight = useRef(false);
  const names = Object.keys(draft) as Name[];

  function change(changes: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...changes }));
    clearErrors(Object.keys(changes));
    setAlert(undefined);
  }

  function leave(name: Name) {
    if (!validatesBlank && draft[name] === '') return;
    // The change may have fixed the error of another field, such as that of a repeated password.
    validateAgain((before) => errorsOf(names.filter((one) => one === name || one in before)));
  }

  /** Props of a text input for a field of type string. */
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

  async function showError(error: unknown) {
    const apiError = apiErrorIn(error);
    if (apiError && (await onRejected?.(apiError))) return;
    if (!replaceErrors({ refused: fieldErrorsIn(error, names) })) setAlert(serverMessage(error, fallback));
  }

  async function submit() {
    if (inFlight.current) return;
    setAlert(undefined);
    if (replaceErrors({ found: errorsOf(names) })) return;
    inFlight.current = true;
    setSaving(true);
    try {
      const { data, error } = await save(draft);
      if (error === undefined) onSaved(data as Saved);
      else await showError(error);
    } finally {
      inFlight.current = false;
      setSaving(false);
    }
  }

  function replace(other: Draft | ((now: Draft) => Draft)) {
    setDraft(other);
    replaceErrors({});
    setAlert(undefined);
  }

  return { ref, draft, errors, alert, isSaving, change, leave, input, submit, replace };
}

export type Form<Draft extends object> = ReturnType<typeof useForm<Draft>>;

const networkError = 'Network error. Please try again.';

/**
 * The field errors of a rejected request, by the fields of a form; an error within a field, such as `tags.3`, counts as
 * an error of the field.
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
