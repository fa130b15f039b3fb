import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { setWindowWidth } from '@plaza/test-kit/screens/window-width';
import { screen, waitFor } from '@testing-library/react';
import AccountsHub from '../accounts-hub/accounts-hub';
import { financeForTests } from '../testing/server';

/** Whether the chunk of the menu loads, and how often it was requested. */
const mockLine = { isUp: false, requests: 0 };
jest.mock('./import-export-menu', () => {
  mockLine.requests += 1;
  if (mockLine.isUp) return jest.requireActual('./import-export-menu');
  throw new Error('Loading chunk 7 failed.');
});

financeForTests();
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

it('without the chunk of its menu, the hub shows a button that loads it again, also on a phone', async () => {
  const wide = renderInPlaza(<AccountsHub />);
  const load = await screen.findByRole('button', { name: 'Load Import & Export' });
  const { requests } = mockLine;
  await wide.user.click(load);
  await waitFor(() => expect(mockLine.requests).toBeGreaterThan(requests));
  expect(await screen.findByRole('button', { name: 'Load Import & Export' })).toBeVisible();
  wide.unmount();
  setWindowWidth(390);
  const { user } = renderInPlaza(<AccountsHub />);
  await user.click(await screen.findByRole('button', { name: 'Load More Actions' }));
  const loadOnPhone = await screen.findByRole('button', { name: 'Load More Actions' });
  mockLine.isUp = true;
  await user.click(loadOnPhone);
  await user.click(await screen.findByRole('button', { name: 'More Actions' }));
  expect(await screen.findByRole('menuitem', { name: /JSON/ })).toBeVisible();
  expect(loadOnPhone).not.toBeInTheDocument();
});
