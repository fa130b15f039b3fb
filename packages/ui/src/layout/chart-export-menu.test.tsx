import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { overlaysErrorEvent } from '../lazy-overlays/use-overlays';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { ChartFrame } from './chart-frame';

jest.mock('./save-as-png', () => {
  throw new Error('Loading chunk 7 failed.');
});

it('reports that the code for saving a picture did not load', async () => {
  const handleLost = jest.fn();
  window.addEventListener(overlaysErrorEvent, handleLost, { once: true });
  render(
    <ChartFrame title="Net worth" summary="It rose." table={{ head: [], rows: [] }}>
      {() => <svg />}
    </ChartFrame>,
    { wrapper: PlazaThemeProvider },
  );
  await userEvent.click(screen.getByRole('button', { name: 'More on Net worth' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save as PNG' }));
  await waitFor(() => expect(handleLost).toHaveBeenCalledTimes(1));
});
