import { render, screen } from '@testing-library/react';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { StatCard } from './stat-card';

/** What the page has of styles for containers: the width below which a size counts, and the size, in rem. */
const steps = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => /@container \(width < ([\d.]+)rem\).*font-size: ([\d.]+)rem/s.exec(cssText))
    .flatMap((found) => (found ? [found.slice(1).map(Number)] : []));

const card = (value: string) => render(<StatCard label="Net worth" value={value} />, { wrapper: PlazaThemeProvider });

it('shows a figure in a step of the type scale, and in a smaller one only if its card is too narrow', () => {
  card('$987,654,321,000.45');
  const figure = screen.getByText(/987/);
  expect(getComputedStyle(figure).fontSize).toBe('1.25rem');
  expect(steps()).toEqual([
    [13.3, 1],
    [10.64, 0.8125],
  ]);
});

it.each([
  ['$1,234,567.89', null],
  ['CA$12,345,678.90', 'long'],
  ['$987,654,321,000.45', 'longest'],
])('reports to its grid how long %s is: %s', (value, length) => {
  card(value);
  expect(screen.getByRole('group', { name: 'Net worth' }).getAttribute('data-figure')).toBe(length);
});
