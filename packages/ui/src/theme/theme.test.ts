import { contrast } from './contrast';
import { darkTheme, lightTheme, type Meaning, type Theme } from './theme';

const meanings: Meaning[] = ['good', 'attention', 'bad', 'info'];

function textPairs({ color }: Theme): [name: string, text: string, ground: string][] {
  const grounds = { ground: color.ground, surface: color.surface, raised: color.raised };
  const wells = { ...grounds, sunken: color.sunken, hover: color.hover };
  const on = (name: string, text: string, places: Record<string, string>) =>
    Object.entries(places).map(([place, ground]): [string, string, string] => [`${name} on ${place}`, text, ground]);
  return [
    ...on('text', color.text, { ...wells, accentTint: color.accentTint }),
    ...on('muted', color.muted, wells),
    ...on('accentText', color.accentText, { ...wells, accentTint: color.accentTint, avatar: color.avatar }),
    ...on('onAccent', color.onAccent, { accent: color.accent, accentHover: color.accentHover }),
    ...on('onDanger', color.onDanger, { danger: color.danger, dangerHover: color.dangerHover }),
    ...on('onTooltip', color.onTooltip, { tooltip: color.tooltip }),
    ...meanings.flatMap((meaning) =>
      on(`${meaning} text`, color[meaning].text, { ...wells, tint: color[meaning].tint }),
    ),
  ];
}

function linePairs({ color }: Theme): [name: string, line: string, ground: string][] {
  const grounds = { ground: color.ground, surface: color.surface, raised: color.raised };
  const lines = {
    controlLine: color.controlLine,
    focus: color.focus,
    star: color.star,
    ...Object.fromEntries(meanings.map((meaning) => [`${meaning} line`, color[meaning].line])),
    ...Object.fromEntries(color.chart.map((series, index) => [`series ${index + 1}`, series])),
  };
  const pairs = Object.entries(lines).flatMap(([name, line]) =>
    Object.entries(grounds).map(([place, ground]): [string, string, string] => [`${name} on ${place}`, line, ground]),
  );
  return [
    ...pairs,
    ...meanings.map((m): [string, string, string] => [`${m} line on tint`, color[m].line, color[m].tint]),
  ];
}

/** Grounds that must be told from what they lie on, though words or a place say the same. */
function groundPairs({ color }: Theme): [name: string, one: string, other: string][] {
  const tints = {
    sunken: color.sunken,
    accentTint: color.accentTint,
    ...Object.fromEntries(meanings.map((meaning) => [`${meaning} tint`, color[meaning].tint])),
  };
  const places = { surface: color.surface, raised: color.raised };
  return [
    ['avatar on accentTint', color.avatar, color.accentTint],
    ...Object.entries(tints).flatMap(([name, tint]) =>
      Object.entries(places).map(([place, ground]): [string, string, string] => [`${name} on ${place}`, tint, ground]),
    ),
  ];
}

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
])('the %s theme', (_mode, theme) => {
  it.each(textPairs(theme))('keeps %s readable (4.5)', (_name, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(groundPairs(theme))('keeps %s perceptible (1.1)', (_name, tint, ground) => {
    expect(contrast(tint, ground)).toBeGreaterThanOrEqual(1.1);
  });

  it.each(linePairs(theme))('keeps %s visible (3)', (_name, line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('computes a contrast of 21 for black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
