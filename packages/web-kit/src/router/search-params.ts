import { useCallback, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** New values by name; an empty value removes the parameter. */
export type SearchChanges = Readonly<Record<string, string | undefined>>;

/** `replace` changes the current history entry instead of adding one, for example while the user types. */
export interface HistoryStep {
  readonly replace?: boolean;
}

/**
 * Changes several query parameters of the URL at once, in one history entry. Other parameters are left unchanged; if
 * nothing changes, no entry is added.
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

/** The query parameter `name`, empty if missing, and a function that changes it. */
export function useSearchText(name: string): [string, (value: string, step?: HistoryStep) => void] {
  const value = new URLSearchParams(useLocation().search).get(name) ?? '';
  const change = useChangeSearch();
  const setValue = useCallback((next: string, step?: HistoryStep) => change({ [name]: next }, step), [change, name]);
  return [value, setValue];
}

/**
 * One choice of a screen, such as its open tab or a filter, stored in the query of the URL: it survives a reload, can
 * be linked to, and each change is one history entry. An invalid value counts as the first choice, which is not written
 * into the URL.
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
 * Handles a request in a link's query parameter, such as opening a form, once, and removes the parameter: neither a
 * reload nor Back repeats it.
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
