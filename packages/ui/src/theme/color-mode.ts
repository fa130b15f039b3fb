import { useSyncExternalStore } from 'react';
import { type ColorModePreference, storeColorMode, storedColorMode } from './color-mode-preference';
import { useMediaQuery } from './media-query';

const listeners = new Set<() => void>();
/** The choice for this page if the browser refuses storage. */
let unstored: ColorModePreference = 'system';

function readPreference(): ColorModePreference {
  try {
    return storedColorMode();
  } catch {
    return unstored;
  }
}

function setPreference(preference: ColorModePreference): void {
  try {
    storeColorMode(preference);
  } catch {
    unstored = preference;
  }
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}

/** The chosen preference, the resulting color mode, and a setter; in sync across all tabs of the browser. */
export function useColorMode(): {
  preference: ColorModePreference;
  mode: 'light' | 'dark';
  setPreference: (preference: ColorModePreference) => void;
} {
  const preference = useSyncExternalStore(subscribe, readPreference, () => 'system' as const);
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const mode = preference === 'system' ? (systemIsDark ? 'dark' : 'light') : preference;
  return { preference, mode, setPreference };
}
