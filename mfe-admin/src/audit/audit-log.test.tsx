import type { AuditRecord } from '@plaza/contracts/identity/audit';
import { errorAnswer, server } from '@plaza/test-kit/screens/http-answers';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { addDays, currentDay } from '@plaza/ui/time';
import { useLocation, useNavigate } from '@plaza/web-kit/router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { AuditLog } from './audit-log';

const recordOf = (given: Partial<AuditRecord> = {}): AuditRecord => ({
  id: 'a-1',
  at: '2026-03-04T12:00:00.000Z',
  actor: { id: 'u-1', role: 'admin_high', customId: 'ADM-000001', name: 'Ada Byron', email: 'ada@example.com' },
  target: 'u-2',
  targetCustomId: 'CUS-000002',
  targetName: 'Grace Hopper',
  targetEmail: 'grace@example.com',
  action: 'user.change',
  before: { role: 'user', companyName: null },
  after: { role: 'contractor', companyName: 'Acme' },
  requestId: 'req-0123456789',
  ...given,
});

const manyOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => recordOf({ id: `a-${from + index}` }));

/** Answers with what is given; gives what was asked. */
function serve(answer: (query: URLSearchParams) => Response | AuditRecord[] = () => [recordOf()]) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('/api/v1/admin/audit', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      const answered = answer(query);
      return answered instanceof Response ? answered : HttpResponse.json(answered);
    }),
  );
  return asked;
}

const open = () => renderInPlaza(<AuditLog />);

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

const log = () => screen.findByRole('region', { name: 'Audit log' });
const rows = async () => within(await log()).getAllByRole('listitem');
/** The first record, opened. */
async function openRecord(user: ReturnType<typeof open>['user']) {
  const [row] = await rows();
  if (!row) throw new Error('there is no record');
  await user.click(within(row).getByRole('button', { expanded: false }));
  return row;
}

it('tells in a line who did what to whom, and opened what it changed, when, and in which request', async () => {
  serve();
  const { user } = open();
  expect(screen.getByText('Loading')).toBeInTheDocument();
  const [line] = await rows();
  expect(line).toHaveTextContent('Ada Byron changed Grace HopperRole: Customer → Contractor, 1 more');
  expect(line).not.toHaveTextContent('user.change');
  expect(line?.querySelector('time')).toHaveAttribute('datetime', '2026-03-04T12:00:00.000Z');
  const row = await openRecord(user);
  for (const text of [
    'RoleCustomer → to Contractor',
    'Company name— → to Acme',
    'WhoAda Byron · ada@example.com · ADM-000001',
    'To whomGrace Hopper · grace@example.com · CUS-000002',
    'user.change',
    'req-0123456789',
  ]) {
    expect(row).toHaveTextContent(text);
  }
  expect(screen.getByText('1 record')).toBeVisible();
  await user.click(within(row).getByRole('button', { expanded: true }));
  expect(row).not.toHaveTextContent('user.change');
});

it('puts records under their days', async () => {
  serve(() => [recordOf({ at: new Date().toISOString() }), recordOf({ id: 'a-2', at: '2026-03-04T12:00:00.000Z' })]);
  open();
  expect(within(await screen.findByRole('list', { name: 'Today' })).getAllByRole('listitem')).toHaveLength(1);
  expect(await rows()).toHaveLength(2);
});

it('narrows to what somebody did, and to what was done to somebody, until the chip is pressed', async () => {
  const asked = serve();
  const { user } = open();
  await openRecord(user);
  await user.click(screen.getByRole('button', { name: 'All by Ada Byron' }));
  await waitFor(() => expect(asked.at(-1)?.get('actor')).toBe('u-1'));
  await openRecord(user);
  await user.click(screen.getByRole('button', { name: 'All about Grace Hopper' }));
  await waitFor(() => expect(asked.at(-1)?.toString()).toBe('actor=u-1&target=u-2&limit=25'));
  await user.click(await screen.findByRole('button', { name: 'Remove filter: By Ada Byron' }));
  await waitFor(() => expect(asked.at(-1)?.toString()).toBe('target=u-2&limit=25'));
  await user.click(await screen.findByRole('button', { name: 'Remove filter: About Grace Hopper' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument());
});

it('narrows to the last days with one press, and back with another', async () => {
  const asked = serve();
  const { user } = open();
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

it('names an action that it does not know, what is no person, and somebody who is gone', async () => {
  const actor = { id: 'u-9', role: 'admin_low' as const, customId: '', name: '', email: '' };
  const unnamed = { targetCustomId: '', targetName: '', targetEmail: '' };
  serve(() => [
    recordOf({ action: 'catalogue.change', target: 'tab_permissions', ...unnamed, actor, before: null, after: null }),
  ]);
  const { user } = open();
  const row = await openRecord(user);
  expect(row).toHaveTextContent('u-9 catalogue change');
  expect(row).toHaveTextContent('To whomTab permissions');
  expect(row).toHaveTextContent('Whou-9 · Admin');
  expect(row).toHaveTextContent('No field was changed.');
  expect(screen.queryByRole('button', { name: /^All about/ })).not.toBeInTheDocument();
});

it('names by the custom id whom nothing else is known of', async () => {
  serve(() => [recordOf({ targetName: '', targetEmail: '' })]);
  open();
  const [row] = await rows();
  expect(row).toHaveTextContent('CUS-000002');
  expect(row).not.toHaveTextContent('u-2');
});

it('keeps the filters in the address: a choice is a step of the history, typing is none', async () => {
  const asked = serve();
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

it('says the first of many changes in the line, and all of them opened', async () => {
  serve(() => [recordOf({ before: null, after: { a: 1, b: 2, c: 3, d: 4, e: 5 } })]);
  const { user } = open();
  const [line] = await rows();
  expect(line).toHaveTextContent('A: 1, 4 more');
  const row = await openRecord(user);
  for (const field of ['A', 'B', 'C', 'D', 'E']) expect(within(row).getByText(field)).toBeVisible();
});

it('copies the request id', async () => {
  serve();
  const { user } = open();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await openRecord(user);
  await user.click(screen.getByRole('button', { name: 'Copy request ID' }));
  expect(await screen.findByText('Copied to the clipboard')).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith('req-0123456789');
});

it('loads more from the last record on, until there are no more', async () => {
  const asked = serve((query) => (query.get('before') ? manyOf(3, 25) : manyOf(25)));
  const { user } = open();
  expect(await screen.findByText('25 records so far')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('28 records')).toBeVisible();
  expect(await rows()).toHaveLength(28);
  expect(asked.map((query) => query.get('before'))).toEqual([null, 'a-24']);
  expect(asked.map((query) => query.get('limit'))).toEqual(['25', '25']);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

it('keeps what it has when more cannot be loaded', async () => {
  serve((query) => (query.get('before') ? errorAnswer(503, 'Identity rests.') : manyOf(25)));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Identity rests.')).toBeVisible();
  expect(await rows()).toHaveLength(25);
});

it('searches as typing rests, and filters by action and days here', async () => {
  const asked = serve();
  const { user } = open();
  await log();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' ada ');
  await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('ada'));
  expect(asked).toHaveLength(2);
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

it('says so when nothing is recorded, and when nothing matches', async () => {
  serve(() => []);
  const { user } = open();
  expect(await screen.findByText('Nothing recorded yet')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'nobody');
  expect(await screen.findByText('No records match these filters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Nothing recorded yet')).toBeVisible();
});

it('says why it could not be loaded, and loads on Retry', async () => {
  serve(() => errorAnswer(503, 'Identity rests.'));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Identity rests.');
  serve();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rows()).toHaveLength(1);
});

describe('the export', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    // jsdom neither makes addresses of files nor follows links.
    Object.assign(URL, { createObjectURL: () => 'blob:audit', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('saves what is filtered as a file of this day', async () => {
    serve();
    const asked: string[] = [];
    server.use(
      http.get('/api/v1/admin/audit.csv', ({ request }) => {
        asked.push(new URL(request.url).search);
        return new HttpResponse('at,actor', { headers: { 'Content-Type': 'text/csv' } });
      }),
    );
    const { user } = open();
    await log();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ada');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText(/^Saved as plaza-audit-\d{4}-\d\d-\d\d\.csv$/)).toBeVisible();
    expect(saved).toEqual([expect.stringMatching(/^plaza-audit-\d{4}-\d\d-\d\d\.csv$/)]);
    expect(asked).toEqual(['?search=ada']);
  });

  it('says why it could not be saved', async () => {
    serve();
    server.use(http.get('/api/v1/admin/audit.csv', () => errorAnswer(403, 'Only for high-level admins')));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Only for high-level admins')).toBeVisible();
    expect(saved).toEqual([]);
  });
});
