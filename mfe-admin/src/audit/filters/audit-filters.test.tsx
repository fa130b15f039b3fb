import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { addDays, currentDay } from '@plaza/ui/time';
import { useLocation, useNavigate } from '@plaza/web-kit/router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { log, openAudit, openRecord, serveAudit } from '../../testing/audit-server';
import { AuditLog } from '../audit-log';

function Address() {
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Address">{useLocation().search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

it('narrows to actions by a user and to actions on a user, until the chip is pressed', async () => {
  const asked = serveAudit();
  const { user } = openAudit();
  await openRecord(user);
  await user.click(screen.getByRole('button', { name: 'All by Ada Byron' }));
  await waitFor(() => expect(asked.at(-1)?.get('actor')).toBe('u-1'));
  await openRecord(user);
  await user.click(screen.getByRole('button', { name: 'All About Grace Hopper' }));
  await waitFor(() => expect(asked.at(-1)?.toString()).toBe('actor=u-1&target=u-2&limit=25'));
  await user.click(await screen.findByRole('button', { name: 'Remove Filter: By Ada Byron' }));
  await waitFor(() => expect(asked.at(-1)?.toString()).toBe('target=u-2&limit=25'));
  await user.click(await screen.findByRole('button', { name: 'Remove Filter: About Grace Hopper' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove Filter/ })).not.toBeInTheDocument());
});

it('narrows to the last days with one click, and back with another', async () => {
  const asked = serveAudit();
  const { user } = openAudit();
  await log();
  await user.click(screen.getByRole('button', { name: 'Last 7 days' }));
  expect(screen.getByLabelText('From')).toHaveValue(addDays(currentDay(), -6));
  await waitFor(() =>
    expect(asked.at(-1)?.get('from')).toBe(new Date(`${addDays(currentDay(), -6)}T00:00`).toISOString()),
  );
  expect(screen.getByRole('button', { name: 'Last 7 days', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Last 7 days' }));
  expect(screen.getByLabelText('From')).toHaveValue('');
});

it('keeps the filters in the URL: a choice is a history entry, typing is not', async () => {
  const asked = serveAudit();
  const { user } = renderInPlaza(
    <>
      <AuditLog />
      <Address />
    </>,
    { path: '/dashboard/admin?panel=audit&from=2026-03-04' },
  );
  await log();
  expect(screen.getByLabelText('From')).toHaveValue('2026-03-04');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ada');
  await waitFor(() => expect(address()).toBe('?panel=audit&from=2026-03-04&search=ada'));
  await user.click(screen.getByRole('combobox', { name: 'Action' }));
  await user.click(screen.getByRole('option', { name: 'Deleted a user' }));
  expect(address()).toBe('?panel=audit&from=2026-03-04&search=ada&action=user.delete');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(address()).toBe('?panel=audit');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toContain('search=ada&action=user.delete');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('ada');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe('?panel=audit&from=2026-03-04&search=ada');
  await waitFor(() => expect(asked.at(-1)?.get('action')).toBeNull());
});

it('searches after typing pauses, and filters by action and days', async () => {
  const asked = serveAudit();
  const { user } = openAudit();
  await log();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' ada ');
  await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('ada'));
  expect(asked).toHaveLength(2);
  expect(screen.getByRole('combobox', { name: 'Action' })).toHaveTextContent('All Actions');
  await user.click(screen.getByRole('combobox', { name: 'Action' }));
  await user.click(screen.getByRole('option', { name: 'Deleted a user' }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-04' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-05' } });
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      search: 'ada',
      action: 'user.delete',
      from: new Date(2026, 2, 4).toISOString(),
      to: new Date(2026, 2, 5, 23, 59, 59, 999).toISOString(),
      limit: '25',
    }),
  );
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-01' } });
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('Ends before it begins.');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(asked.at(-1)?.toString()).toBe('limit=25'));
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
});

it('shows a message if nothing is recorded, and if nothing matches', async () => {
  serveAudit(() => []);
  const { user } = openAudit();
  expect(await screen.findByText('Nothing recorded yet')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'nobody');
  expect(await screen.findByText('No records match these filters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('Nothing recorded yet')).toBeVisible();
});
