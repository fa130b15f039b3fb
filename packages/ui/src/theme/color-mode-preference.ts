/** What a person chose; `system` follows the operating system. */
export type ColorModePreference = 'system' | 'light' | 'dark';

/** Where the choice is remembered, per browser. */
export const colorModeKey = 'plaza.color-mode';

/** The choice that this browser remembers. @throws where it refuses storage */
export function storedColorMode(): ColorModePreference {
  const stored = localStorage.getItem(colorModeKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Has this browser remember a choice. @throws where it refuses storage */
export const storeColorMode = (preference: ColorModePreference): void => localStorage.setItem(colorModeKey, preference);
