import { render, screen } from '@testing-library/react';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { PageHeader } from './page-header';

it.each([
  ['has actions below the title where the line is too short for both', false, 'wrap'],
  ['has small actions beside the title, which shrinks', true, 'nowrap'],
])('%s', (_, oneLine, flexWrap) => {
  render(<PageHeader title="Markets" actions={<button type="button">Alerts</button>} oneLine={oneLine} />, {
    wrapper: PlazaThemeProvider,
  });
  expect(screen.getByRole('heading', { name: 'Markets', level: 1 })).toBeVisible();
  expect(screen.getByRole('banner')).toHaveStyle({ flexWrap });
});
