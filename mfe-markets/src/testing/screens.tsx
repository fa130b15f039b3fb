import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Terminal } from '../terminal/terminal';
import { signedInStore } from './server';

/** Opens the terminal for somebody who is signed in, at one of its tabs or at an address. */
export async function openTerminal(tab?: string, store = signedInStore(), path = '/') {
  const view = renderInPlaza(<Terminal />, { store, path });
  if (tab) await userEvent.click(screen.getByRole('tab', { name: tab }));
  return view;
}

/** What stands in the cells of the row that a symbol or a name heads; buttons without words left out. */
export async function cellsOf(head: string): Promise<(string | null)[]> {
  const row = (await screen.findByRole('rowheader', { name: head })).closest('tr');
  if (!row) throw new Error(`${head} heads no row`);
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
    .filter(Boolean);
}

export const rowHeads = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

/** Waits until a toast says this. Its words stand twice for a moment: on the toast, and for screen readers. */
export async function expectToast(words: string): Promise<void> {
  await waitFor(() => expect(screen.getAllByText(words)[0]).toBeVisible());
}
