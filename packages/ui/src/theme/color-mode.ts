import { useSyncExternalStore } from 'react';
import { useMediaQuery } from './media-query';

/** What a person chose; `system` follows the operating system. */
export type ColorModePreference = 'system' | 'light' | 'dark';

/** Where the choice is remembered, per browser. */
export const colorModeKey = 'plaza.color-mode';

const listeners = new Set<() => void>();
/** Holds the choice for this page when the browser refuses storage. */
let unstored: ColorModePreference = 'system';

function readPreference(): ColorModePreference {
  try {
    const stored = localStorage.getItem(colorModeKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return unstored;
  }
}

function setPreference(preference: ColorModePreference): void {
  try {
    localStorage.setItem(colorModeKey, preference);
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

/** The chosen preference, the mode that follows from it, and the setter; alike in every tab of the browser. */
export function useColorMode(): {
  preference: ColorModePreference;
  mode: 'light' | 'dark';
  setPreference: (preference: ColorModePreference) => void;
} {
  const preference = useSyncExternalStore(subscribe, readPreference);
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const mode = preference === 'system' ? (systemIsDark ? 'dark' : 'light') : preference;
  return { preference, mode, setPreference };
}
