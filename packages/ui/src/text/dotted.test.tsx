import { render, screen } from '@testing-library/react';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { Dotted } from './dotted';

it('reads as its facts with a dot between each two, without those that are missing', () => {
  render(
    <p>
      <Dotted>
        <b>Income $9</b>
        {null}
        Expenses $3
        {false}
      </Dotted>
    </p>,
    { wrapper: PlazaThemeProvider },
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^Income \$9 · Expenses \$3$/);
});

it('holds each dot with the fact behind it, out of the flow, so that none ends a line', () => {
  render(
    <Dotted>
      <b>One</b>
      <b>Two</b>
    </Dotted>,
    { wrapper: PlazaThemeProvider },
  );
  const dot = screen.getByText('·');
  expect(dot).toHaveStyle({ position: 'absolute' });
  expect(dot.parentElement).toContainElement(screen.getByText('Two'));
});
