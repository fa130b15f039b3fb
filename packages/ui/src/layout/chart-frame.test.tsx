import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { overlaysErrorEvent } from '../lazy-overlays/use-overlays';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { ChartFrame } from './chart-frame';
import { saveAsPng } from './save-as-png';

jest.mock('./save-as-png', () => ({ saveAsPng: jest.fn() }));

it('has an accessible summary, and a table of its figures behind a button', async () => {
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
  await userEvent.click(screen.getByRole('button', { name: 'Show Table' }));
  expect(screen.getByRole('table', { name: 'Net worth' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '2 m' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show Chart' }));
  expect(screen.getByRole('img')).toBeVisible();
});

it('saves its drawing as a picture, without the icons of its header', async () => {
  render(
    <ChartFrame title="Net worth" summary="It rose." table={{ head: [], rows: [] }} legend={[{ name: 'Cash' }]}>
      {() => <svg data-testid="drawing" />}
    </ChartFrame>,
    { wrapper: PlazaThemeProvider },
  );
  await userEvent.click(screen.getByRole('button', { name: 'More on Net worth' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save as PNG' }));
  await waitFor(() => expect(saveAsPng).toHaveBeenCalled());
  const [drawing, picture] = jest.mocked(saveAsPng).mock.calls[0] ?? [];
  expect(drawing).toBe(screen.getByTestId('drawing'));
  expect(picture).toMatchObject({ title: 'Net worth', legend: [{ text: 'Cash' }] });
});

it('reports a picture that the browser cannot draw', async () => {
  const handleError = jest.fn();
  window.addEventListener(overlaysErrorEvent, handleError, { once: true });
  jest.mocked(saveAsPng).mockRejectedValueOnce(new Error('the picture could not be made'));
  render(
    <ChartFrame title="Net worth" summary="It rose." table={{ head: [], rows: [] }}>
      {() => <svg />}
    </ChartFrame>,
    { wrapper: PlazaThemeProvider },
  );
  await userEvent.click(screen.getByRole('button', { name: 'More on Net worth' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save as PNG' }));
  await waitFor(() => expect(handleError).toHaveBeenCalledTimes(1));
});

it('is printed alone, and returns to the page afterwards', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  render(
    <ChartFrame title="Net worth" summary="It rose." table={{ head: [], rows: [] }}>
      {() => <svg />}
    </ChartFrame>,
    { wrapper: PlazaThemeProvider },
  );
  await userEvent.click(screen.getByRole('button', { name: 'More on Net worth' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
  expect(screen.getByRole('figure')).toHaveAttribute('data-printed');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByRole('figure')).not.toHaveAttribute('data-printed');
});

it('has its own height, or fills a higher container', () => {
  const heights: unknown[] = [];
  const frame = (fills: boolean) => (
    <ChartFrame title="Net worth" summary="It rose." table={{ head: [], rows: [] }} height={200} fills={fills}>
      {({ height }) => {
        heights.push(height);
        return <svg />;
      }}
    </ChartFrame>
  );
  const { rerender } = render(frame(false), { wrapper: PlazaThemeProvider });
  expect(screen.getByRole('img')).toHaveStyle({ height: '200px' });
  rerender(frame(true));
  expect(screen.getByRole('img')).toHaveStyle({ minHeight: '200px', height: '' });
  expect(new Set(heights)).toEqual(new Set([200, '100%']));
});
