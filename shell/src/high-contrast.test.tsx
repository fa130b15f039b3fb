import { forcedColorsOf } from '@plaza/test-kit/screens/forced-colors';
import { PlazaThemeProvider } from '@plaza/ui';
import { render, screen } from '@testing-library/react';
import { TroubleMark } from './availability/trouble-mark';
import { meetPlatform } from './testing/platform';
import { renderAt } from './testing/render';

it('the mark of a tab in trouble is seen', () => {
  render(<TroubleMark label="Markets" trouble="away" />, { wrapper: PlazaThemeProvider });
  const mark = screen.getByText(/Markets/).parentElement as Element;
  expect(forcedColorsOf(mark)).toMatchObject({ background: 'CanvasText' });
});

it('the public page that is open is told from the others', async () => {
  meetPlatform(null);
  await renderAt('/about');
  expect(forcedColorsOf(await screen.findByRole('link', { name: 'About', current: 'page' }))).toMatchObject({
    'text-decoration': 'underline',
  });
});
