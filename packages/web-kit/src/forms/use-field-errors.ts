import { useEffect, useRef, useState } from 'react';

/** Error messages by field. */
export type FieldErrors<Draft> = { readonly [Name in keyof Draft & string]?: string | undefined };

/**
 * The errors of a form's fields. After each failed submit the first invalid field within `ref` is focused.
 * @returns `errors` by field; `replaceErrors` sets those that the form's own rules found and those that the server
 * returned, and says whether there is any; `validateAgain` replaces the found ones; `clearErrors` removes those of some
 * fields
 */
export function useFieldErrors<Draft extends object>() {
  const [found, setFound] = useState<FieldErrors<Draft>>({});
  const [refused, setRefused] = useState<FieldErrors<Draft>>({});
  const [failedSubmits, setFailedSubmits] = useState(0);
  const ref = useRef<HTMLDivElement & HTMLFormElement>(null);

  useEffect(() => {
    if (failedSubmits > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failedSubmits]);

  function clearErrors(names: readonly string[]) {
    setFound((before) => without(before, names));
    setRefused((before) => without(before, names));
  }

  function replaceErrors(errors: { found?: FieldErrors<Draft>; refused?: FieldErrors<Draft> }): boolean {
    setFound(errors.found ?? {});
    setRefused(errors.refused ?? {});
    const hasErrors = Object.keys({ ...errors.refused, ...errors.found }).length > 0;
    if (hasErrors) setFailedSubmits((count) => count + 1);
    return hasErrors;
  }

  const errors: FieldErrors<Draft> = { ...refused, ...found };
  return { ref, errors, replaceErrors, clearErrors, validateAgain: setFound };
}

function without<Draft>(errors: FieldErrors<Draft>, names: readonly string[]): FieldErrors<Draft> {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))) as FieldErrors<Draft>;
}
