import { forcedColorsOf } from '@plaza/test-kit/screens/forced-colors';
import { PlazaThemeProvider } from '@plaza/ui';
import { render, screen } from '@testing-library/react';
import { TroubleMark } from './availability/trouble-mark';
import { meetPlatform } from './testing/platform';
import { renderAt } from './testing/render';

it('the mark of an affected tab is visible', () => {
  render(<TroubleMark label="Markets" trouble="away" />, { wrapper: PlazaThemeProvider });
  const mark = screen.getByText(/Markets/).parentElement as Element;
  expect(forcedColorsOf(mark)).toMatchObject({ background: 'CanvasText' });
});

it('the open public page is distinguishable from the others', async () => {
  meetPlatform(null);
  await renderAt('/about');
  expect(forcedColorsOf(await screen.findByRole('link', { name: 'About', current: 'page' }))).toMatchObject({
    'text-decoration': 'underline',
  });
});
