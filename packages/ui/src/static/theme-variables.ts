import { darkTheme, lightTheme, type Theme } from '../theme/theme';

/** A design token's name as a CSS property, and its value in both color modes. */
interface Variable {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

const variables: Variable[] = [];

/** A copy in which a CSS variable replaces each string of the color modes. */
function toVariables<Value>(light: Value, dark: Value, name: string): Value {
  if (typeof light === 'string' && typeof dark === 'string') {
    variables.push({ name: `--${name}`, light, dark });
    return `var(--${name})` as Value;
  }
  const pairs = Object.entries(light as object).map(([key, value]) => {
    const other: unknown = Reflect.get(dark as object, key);
    return [key, toVariables(value, other, `${name}-${key}`)] as const;
  });
  return (Array.isArray(light) ? pairs.map(([, value]) => value) : Object.fromEntries(pairs)) as Value;
}

/** The theme of a page that is rendered before the reader's color mode is known: colors are CSS variables. */
export const variableTheme: Theme = {
  ...lightTheme,
  mode: toVariables<Theme['mode']>(lightTheme.mode, darkTheme.mode, 'mode'),
  color: toVariables(lightTheme.color, darkTheme.color, 'color'),
  shadow: toVariables(lightTheme.shadow, darkTheme.shadow, 'shadow'),
};

/**
 * The values of the CSS variables used in `styles`: by the system's color mode, or by `data-mode` of the root element.
 * Prints always use the light mode.
 */
export function variableStyles(styles: string): string {
  const used = variables.filter(({ name }) => styles.includes(`var(${name})`));
  const values = (mode: 'light' | 'dark') => `{${used.map((one) => `${one.name}:${one[mode]}`).join(';')}}`;
  return [
    `:root${values('light')}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-mode=light])${values('dark')}}`,
    `@media screen{:root[data-mode=dark]${values('dark')}}`,
  ].join('');
}
