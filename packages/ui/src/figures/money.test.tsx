import { render, screen } from '@testing-library/react';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { lightTheme } from '../theme/theme';
import { Change } from './change';
import { Money } from './money';

it('shows a sign in addition to its colour', () => {
  render(<Money amount="-1200.5" currency="USD" tone="sign" />, { wrapper: PlazaThemeProvider });
  expect(screen.getByText('-$1,200.50')).toHaveStyle({ color: lightTheme.color.bad.text });
});

it('is uncoloured by default', () => {
  render(<Money amount="-1200.5" currency="USD" />, { wrapper: PlazaThemeProvider });
  expect(screen.getByText('-$1,200.50')).not.toHaveStyle({ color: lightTheme.color.bad.text });
});

it.each([
  ['2.4', '+2.40%', 1],
  ['-2.4', '-2.40%', 1],
  ['0', '0.00%', 0],
])('shows a change of %s as %s with %i arrow', (value, text, arrows) => {
  render(<Change value={value} />, { wrapper: PlazaThemeProvider });
  expect(screen.getByText(text).querySelectorAll('svg')).toHaveLength(arrows);
});
