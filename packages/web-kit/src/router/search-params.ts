import { useCallback, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** New values by name; an empty one leaves the address. */
export type SearchChanges = Readonly<Record<string, string | undefined>>;

/** `replace` changes the current step of the history, as for text that is being typed, instead of adding one. */
export interface HistoryStep {
  readonly replace?: boolean;
}

/**
 * Changes what stands in the query of the address, all at once and in one step of the history. Parameters that are not
 * named stay; a change that changes nothing adds no step.
 */
export function useChangeSearch(): (changes: SearchChanges, step?: HistoryStep) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    (changes, { replace = false } = {}) => {
      const params = new URLSearchParams(search);
      const before = params.toString();
      for (const [name, value] of Object.entries(changes)) {
        if (value) params.set(name, value);
        else params.delete(name);
      }
      if (params.toString() !== before) navigate({ search: params.toString() }, { replace });
    },
    [navigate, search],
  );
}

/** What stands under `name` in the query of the address, and how to change it; empty where nothing does. */
export function useSearchText(name: string): [string, (value: string, step?: HistoryStep) => void] {
  const value = new URLSearchParams(useLocation().search).get(name) ?? '';
  const change = useChangeSearch();
  const setValue = useCallback((next: string, step?: HistoryStep) => change({ [name]: next }, step), [change, name]);
  return [value, setValue];
}

/**
 * One choice of a screen, such as its open tab or a filter, kept in the query of the address: it survives a reload, can
 * be linked to, and each change is one step of the history. Anything that is no choice counts as the first one, which
 * is not written into the address.
 */
export function useSearchChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice, step?: HistoryStep) => void] {
  const [text, setText] = useSearchText(name);
  const [first] = choices;
  const chosen = choices.find((choice) => choice === text) ?? first;
  const choose = useCallback(
    (next: Choice, step?: HistoryStep) => setText(next === first ? '' : next, step),
    [setText, first],
  );
  return [chosen, choose];
}

/**
 * Does once what a link asks for by `?name=…`, such as opening a form, and takes it out of the address: neither a
 * reload nor Back asks again.
 */
export function useAddressRequest(name: string, onRequest: (value: string) => void): void {
  const [value, setValue] = useSearchText(name);
  const answer = useEffectEvent(() => {
    setValue('', { replace: true });
    onRequest(value);
  });
  useEffect(() => {
    if (value) answer();
  }, [value]);
}
