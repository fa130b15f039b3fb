import { screen, waitFor } from '@testing-library/react';
import { openAudit, openRecord, serveAudit } from '../testing/audit-server';

it('a removed filter gives the focus to the others', async () => {
  serveAudit();
  const { user } = openAudit();
  await openRecord(user);
  await user.click(screen.getByRole('button', { name: 'All by Ada Byron' }));
  await user.click(await screen.findByRole('button', { name: /^Remove Filter: By Ada Byron/i }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Filters' })).toHaveFocus());
});
