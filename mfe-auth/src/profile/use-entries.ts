import { serverMessage } from '@plaza/web-kit';
import { useEffect, useRef, useState } from 'react';
import { networkError, serverFaults } from './server-faults';

type Faults<Entries> = Partial<Record<keyof Entries & string, string>>;

interface Rules<Entries> {
  initial: Entries;
  /** What is wrong with one entry, as things stand. */
  faultIn: (name: keyof Entries & string, entries: Entries) => string | undefined;
}

/**
 * The entries of a form, judged as one leaves them and never while typing; blank ones wait until it is sent. What was
 * typed stays when the server refuses it.
 */
export function useEntries<Entries extends Record<string, string>>({ initial, faultIn }: Rules<Entries>) {
  type Name = keyof Entries & string;
  const [entries, setEntries] = useState(initial);
  const [faults, setFaults] = useState<Faults<Entries>>({});
  const [alert, setAlert] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const wrong = refusals > 0 && form.current?.querySelector('[aria-invalid=true]');
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [refusals]);

  function set(changes: Partial<Entries>) {
    setEntries((known) => ({ ...known, ...changes }));
    setFaults((known) => ({ ...known, ...blanked(changes) }));
    setAlert(undefined);
  }

  function leave(name: Name) {
    if (entries[name] !== '') setFaults((known) => ({ ...known, [name]: faultIn(name, entries) ?? known[name] }));
  }

  const entry = (name: Name) => ({
    name,
    value: entries[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value } as Partial<Entries>),
    onBlur: () => leave(name),
  });

  /** Judges everything as the form is sent; the first wrong entry gets the keyboard. */
  function isSendable(sent: HTMLFormElement): boolean {
    form.current = sent;
    const found: Faults<Entries> = {};
    for (const name of Object.keys(entries) as Name[]) found[name] = faultIn(name, entries);
    const sendable = Object.values(found).every((fault) => fault === undefined);
    setFaults(found);
    setAlert(undefined);
    if (!sendable) setRefusals((count) => count + 1);
    return sendable;
  }

  /** Shows why the server said no, at the entries that it names, else over the whole form. */
  function tell(error: unknown) {
    const found = serverFaults<Name>(error, entries);
    const isNamed = Object.keys(found).length > 0;
    setFaults(found);
    setAlert(isNamed ? undefined : serverMessage(error, networkError));
    if (isNamed) setRefusals((count) => count + 1);
  }

  return { entries, faults, alert, entry, set, leave, isSendable, tell };
}

function blanked<Entries extends object>(changes: Partial<Entries>): Faults<Entries> {
  const faults: Faults<Entries> = {};
  for (const name of Object.keys(changes) as (keyof Entries & string)[]) faults[name] = undefined;
  return faults;
}
