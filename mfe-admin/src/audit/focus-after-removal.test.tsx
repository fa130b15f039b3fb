import { setWindowWidth } from '@plaza/test-kit/screens/window-width';
import { screen, waitFor } from '@testing-library/react';
import { manyOf, openAudit, openRecord, serveAudit } from '../testing/audit-server';

it('a removed filter gives the focus to the others', async () => {
  serveAudit();
  const { user } = openAudit();
  await openRecord(user);
  await user.click(screen.getByRole('button', { name: 'All by Ada Byron' }));
  await user.click(await screen.findByRole('button', { name: /^Remove Filter: By Ada Byron/i }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Filters' })).toHaveFocus());
});

it('the button of further filters gives the focus to the first of them', async () => {
  setWindowWidth(390);
  serveAudit();
  const { user } = openAudit();
  await user.click(await screen.findByRole('button', { name: 'More Filters' }));
  expect(screen.getByRole('combobox', { name: 'Action' })).toHaveFocus();
});

it('the button that loads the last records gives the focus to their number', async () => {
  serveAudit((query) => (query.get('before') ? manyOf(3, 25) : manyOf(25)));
  const { user } = openAudit();
  await user.click(await screen.findByRole('button', { name: 'Load More' }));
  const count = await screen.findByText('28 records');
  await waitFor(() => expect(count.parentElement).toHaveFocus());
});
