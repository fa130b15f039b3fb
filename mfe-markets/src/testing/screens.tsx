import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor, within } from '@testing-library/react';
import { marketTabs } from '../terminal/market-tabs';
import { Terminal } from '../terminal/terminal';
import { signedInStore } from './server';

/** Opens the terminal for a signed-in user, at a tab or a URL. */
export function openTerminal(tab?: string, store = signedInStore(), path = '/') {
  const id = marketTabs.find(({ label }) => label === tab)?.id;
  return renderInPlaza(<Terminal />, { store, path: id ? `/?tab=${id}` : path });
}

/** The texts of the cells in the row with this header; cells that only have buttons are omitted. */
export async function cellsOf(head: string): Promise<string[]> {
  const row = (await screen.findByRole('rowheader', { name: head })).closest('tr');
  if (!row) throw new Error(`${head} heads no row`);
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim() ?? '')
    .filter(Boolean);
}

export const rowHeads = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

/** Waits for a toast with this text. The text may briefly appear twice: on the toast and for screen readers. */
export async function expectToast(text: string): Promise<void> {
  await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
}
