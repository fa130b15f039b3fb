import { PlazaThemeProvider } from '@plaza/ui';
import { render } from '@testing-library/react';
import { ChangeFigure } from './change-figure';

test.each([
  [1.5, '+1.50%'],
  [-0.005, '-0.01%'],
  [0, '+0.00%'],
  [-0.004, '+0.00%'],
])('a change of %d reads %s', (value, text) => {
  const { container } = render(<ChangeFigure value={value} />, { wrapper: PlazaThemeProvider });
  expect(container).toHaveTextContent(text);
});
