// The types that the end of this file extends, for programs in which nothing imports them.
/// <reference types="styled-components" />
/** A meaning that color may express, always together with a word, a sign or an icon. */
export type Meaning = 'good' | 'attention' | 'bad' | 'info';

/** The three shades of one meaning: readable text, a line or icon, and a background for the text. */
export interface MeaningColors {
  text: string;
  line: string;
  tint: string;
}

/** Every color of a mode, named by its use. theme.test.ts checks the contrasts. */
export interface Colors extends Record<Meaning, MeaningColors> {
  /** The background of the page. */
  ground: string;
  /** Cards, tables, controls. */
  surface: string;
  /** Menus and dialogs, which are above the surface. */
  raised: string;
  /** Recessed areas: table headers, tracks, read-only fields, neutral badges. */
  sunken: string;
  /** A hovered row or menu item. */
  hover: string;
  /** Hairlines between things. */
  line: string;
  /** The outline of a button, whose label already identifies it as one. */
  edge: string;
  /** The outline of a field, which only this line makes visible. */
  controlLine: string;
  text: string;
  muted: string;
  accent: string;
  accentHover: string;
  onAccent: string;
  /** The accent color for text: links, the chosen tab. */
  accentText: string;
  accentTint: string;
  /** Behind a user's initials, which may be on the accent's tint. */
  avatar: string;
  focus: string;
  danger: string;
  dangerHover: string;
  onDanger: string;
  overlay: string;
  /** The shadow at an edge beyond which the content continues. */
  edgeShade: string;
  tooltip: string;
  onTooltip: string;
  /**
   * Filled stars, of ratings and favorites: yellow in both modes, with an outline that contrasts with any background.
   */
  star: string;
  starFill: string;
  /** The colors of a chart's series, in this order; at most five. */
  chart: readonly [string, string, string, string, string];
}

const light: Colors = {
  ground: '#f7f6f3',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f2f0ec',
  hover: '#f4f3ef',
  line: '#e5e2dc',
  edge: '#d0cbc3',
  controlLine: '#928d85',
  text: '#1d1b18',
  muted: '#66615a',
  accent: '#2c4fc9',
  accentHover: '#2443ad',
  onAccent: '#ffffff',
  accentText: '#2a4bc0',
  accentTint: '#e9edfb',
  avatar: '#d3dcfa',
  focus: '#3d63e6',
  danger: '#b92c2c',
  dangerHover: '#9f2323',
  onDanger: '#ffffff',
  overlay: 'rgb(29 27 24 / 40%)',
  edgeShade: 'rgb(29 27 24 / 16%)',
  tooltip: '#2a2825',
  onTooltip: '#f7f6f3',
  good: { text: '#17693a', line: '#2b8f55', tint: '#e4f3e9' },
  attention: { text: '#855000', line: '#b5750f', tint: '#fbf0d9' },
  bad: { text: '#b02525', line: '#d04545', tint: '#fceaea' },
  info: { text: '#0a617d', line: '#1f86a6', tint: '#e1f1f6' },
  star: '#ad8300',
  starFill: '#facc15',
  chart: ['#2c4fc9', '#1f86a6', '#b5750f', '#8a4fb0', '#2b8f55'],
};

const dark: Colors = {
  ground: '#151412',
  surface: '#1c1b19',
  raised: '#242220',
  sunken: '#2d2b28',
  hover: '#252321',
  line: '#312f2b',
  edge: '#47433e',
  controlLine: '#77726a',
  text: '#edebe6',
  muted: '#a8a299',
  accent: '#4a6be0',
  accentHover: '#3f5fd6',
  onAccent: '#ffffff',
  accentText: '#a3b6ff',
  accentTint: '#262d54',
  avatar: '#384278',
  focus: '#8098f5',
  danger: '#c93e3e',
  dangerHover: '#b93434',
  onDanger: '#ffffff',
  overlay: 'rgb(0 0 0 / 60%)',
  edgeShade: 'rgb(0 0 0 / 45%)',
  tooltip: '#edebe6',
  onTooltip: '#1d1b18',
  good: { text: '#74cf97', line: '#3f9f66', tint: '#1b3526' },
  attention: { text: '#e6b455', line: '#b5842a', tint: '#3b2e14' },
  bad: { text: '#f59393', line: '#d65c5c', tint: '#432323' },
  info: { text: '#74c5dd', line: '#3a93ae', tint: '#173541' },
  star: '#f2c530',
  starFill: '#facc15',
  chart: ['#8098f5', '#4fb3cf', '#dba33f', '#b98ad9', '#5bb981'],
};

/** The tokens that both modes share: sizes, type, motion, layers, breakpoints. Lengths are CSS strings. */
const shared = {
  /** Named by their size in pixels. */
  space: { 0: '0', 4: '4px', 8: '8px', 12: '12px', 16: '16px', 24: '24px', 32: '32px', 48: '48px' },
  radius: { control: '6px', card: '10px', round: '999px' },
  font: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, monospace",
  /** Named by their size in pixels; in rem, so that they follow the reader's own font size. */
  size: { 13: '0.8125rem', 14: '0.875rem', 16: '1rem', 20: '1.25rem', 28: '1.75rem' },
  weight: { normal: 400, medium: 500, strong: 600 },
  motion: { fast: '120ms', base: '160ms', slow: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  layer: { sticky: 1, header: 20, dialog: 40, toast: 45, menu: 50, tooltip: 70 },
  /** The minimum widths of the wider layouts, in pixels. */
  breakpoint: { phone: 640, desktop: 1024 },
  media: {
    phone: '@media (max-width: 639.98px)',
    desktop: '@media (min-width: 1024px)',
    hover: '@media (hover: hover)',
    /** For touch screens: targets are at least 44 px, and the text of inputs at least 16 px. */
    touch: '@media (pointer: coarse)',
  },
} as const;

/** The tokens of one mode; every styled component receives them as `theme`. */
export type Theme = typeof shared & { mode: 'light' | 'dark'; color: Colors; shadow: string };

export const lightTheme: Theme = {
  ...shared,
  mode: 'light',
  color: light,
  shadow: '0 1px 2px rgb(29 27 24 / 6%), 0 12px 32px -8px rgb(29 27 24 / 18%)',
};

export const darkTheme: Theme = {
  ...shared,
  mode: 'dark',
  color: dark,
  shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 12px 32px -8px rgb(0 0 0 / 60%)',
};

/** A step of the spacing scale, in pixels. */
export type Space = keyof Theme['space'];

declare module 'styled-components' {
  export interface DefaultTheme extends Theme {}
}
