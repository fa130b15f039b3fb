import { apiErrorIn, serverMessage } from '@plaza/web-kit';
import { useEffect, useRef, useState } from 'react';

export type Faults<Draft> = { readonly [Name in keyof Draft]?: string | undefined };

interface FormOptions<Draft, Saved> {
  readonly initial: Draft;
  /** What is wrong with one entry, as things stand. */
  readonly faultIn: (name: keyof Draft & string, draft: Draft) => string | undefined;
  readonly save: (draft: Draft) => Promise<{ data?: Saved; error?: unknown }>;
  readonly onSaved: (saved: Saved) => void;
}

/**
 * A form as it is typed: judged as one leaves an entry and never while typing. What was typed stays when the server
 * refuses it, with the words of the server at the entries that it names, else over the whole form.
 */
export function useForm<Draft extends object, Saved>({ initial, faultIn, save, onSaved }: FormOptions<Draft, Saved>) {
  type Name = keyof Draft & string;
  const [draft, setDraft] = useState(initial);
  const [faults, setFaults] = useState<Faults<Draft>>({});
  const [refusal, setRefusal] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const names = Object.keys(draft) as Name[];

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);

  function change(changes: Partial<Draft>) {
    setDraft((known) => ({ ...known, ...changes }));
    const settled = Object.fromEntries(Object.keys(changes).map((name) => [name, undefined]));
    setFaults((known) => ({ ...known, ...(settled as Faults<Draft>) }));
  }

  const leave = (name: Name) => setFaults((known) => ({ ...known, [name]: faultIn(name, draft) ?? known[name] }));

  function show(found: Faults<Draft>): boolean {
    setFaults(found);
    const isAny = Object.values(found).some((fault) => fault !== undefined);
    if (isAny) setRefusals((count) => count + 1);
    return isAny;
  }

  async function submit() {
    if (isSaving) return;
    setRefusal(undefined);
    if (show(Object.fromEntries(names.map((name) => [name, faultIn(name, draft)])) as Faults<Draft>)) return;
    setSaving(true);
    const { data, error } = await save(draft);
    setSaving(false);
    if (error === undefined) onSaved(data as Saved);
    else if (!show(namedIn(error, names))) setRefusal(serverMessage(error, 'Network error. Please try again.'));
  }

  return { form, draft, faults, refusal, isSaving, change, leave, submit };
}

/** What the server says of the entries; a fault inside one, such as `tags.3`, is one of the entry. */
function namedIn<Draft>(error: unknown, names: readonly (keyof Draft & string)[]): Faults<Draft> {
  const faults: Partial<Record<string, string>> = {};
  for (const { path, message } of apiErrorIn(error)?.data?.error.details ?? []) {
    const name = names.find((one) => path === one || path.startsWith(`${one}.`));
    if (name) faults[name] ??= message;
  }
  return faults as Faults<Draft>;
}
