import { useChangeSearch, useLocation, useNavigate } from '@plaza/web-kit/router';

const name = 'settings';
const open = 'open';
/** Marks the history entry that opened the settings, so that closing them can navigate back. */
const openedHere = { settings: 'opened here' } as const;

const isOpenedHere = (state: unknown) =>
  typeof state === 'object' && state !== null && 'settings' in state && state.settings === openedHere.settings;

/** The URL of the settings above the page at this path. */
export const withSettings = (path: string) => `${path}?${name}=${open}`;

/** Whether the settings are open. This is part of the URL, so that Back closes them and a reload preserves them. */
export function useSettings() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const change = useChangeSearch();
  return {
    isOpen: new URLSearchParams(search).get(name) === open,
    open() {
      const params = new URLSearchParams(search);
      params.set(name, open);
      navigate({ search: params.toString() }, { state: openedHere });
    },
    close() {
      if (isOpenedHere(state)) navigate(-1);
      else change({ [name]: '' }, { replace: true });
    },
  };
}
