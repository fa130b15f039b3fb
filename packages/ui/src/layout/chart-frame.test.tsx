import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { ChartFrame } from './chart-frame';

it('speaks its summary, and gives its figures behind a button', async () => {
  render(
    <ChartFrame
      title="Net worth"
      summary="Net worth rose from 1 to 2 million."
      table={{
        head: ['Month', 'Net worth'],
        rows: [
          ['January', '1 m'],
          ['June', '2 m'],
        ],
      }}
    >
      {({ colors }) => <svg data-series={colors.length} aria-hidden="true" />}
    </ChartFrame>,
    { wrapper: PlazaThemeProvider },
  );
  expect(screen.getByRole('figure', { name: 'Net worth' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Net worth rose from 1 to 2 million.' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show table' }));
  expect(screen.getByRole('table', { name: 'Net worth' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '2 m' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show chart' }));
  expect(screen.getByRole('img')).toBeVisible();
});
