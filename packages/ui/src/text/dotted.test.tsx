import { render, screen } from '@testing-library/react';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { Dotted } from './dotted';

it('reads as its parts with a dot between each two, without missing ones', () => {
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

it('positions each dot with the part after it, so that no line ends with a dot', () => {
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
