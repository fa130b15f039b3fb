/** The user's choice; `system` follows the operating system. */
export type ColorModePreference = 'system' | 'light' | 'dark';

/** The storage key of the choice, per browser. */
export const colorModeKey = 'plaza.color-mode';

/** The choice stored in this browser. @throws if the browser refuses storage */
export function storedColorMode(): ColorModePreference {
  const stored = localStorage.getItem(colorModeKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Stores a choice in this browser. @throws if the browser refuses storage */
export const storeColorMode = (preference: ColorModePreference): void => localStorage.setItem(colorModeKey, preference);
