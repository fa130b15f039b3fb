import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { log, manyOf, openAudit, openRecord, recordOf, rows, serveAudit } from '../testing/audit-server';

it('shows in a line who did what to whom, and when expanded the changes, the time and the request', async () => {
  serveAudit();
  const { user } = openAudit();
  expect(screen.getByText('Loading')).toBeInTheDocument();
  const [line] = await rows();
  expect(line).toHaveTextContent('Ada Byron changed Grace HopperRole: Customer → Contractor, 1 more');
  expect(line).not.toHaveTextContent('user.change');
  expect(line?.querySelector('time')).toHaveAttribute('datetime', '2026-03-04T12:00:00.000Z');
  const row = await openRecord(user);
  for (const text of [
    'RoleCustomer → to Contractor',
    'Company name— → to Acme',
    'Who Ada Byron · ada@example.com · ADM-000001',
    'To whom Grace Hopper · grace@example.com · CUS-000002',
    'user.change',
    'req-0123456789',
  ]) {
    expect(row).toHaveTextContent(text);
  }
  expect(screen.getByText('1 record')).toBeVisible();
  await user.click(within(row).getByRole('button', { expanded: true }));
  expect(row).not.toHaveTextContent('user.change');
});

it('groups records by day', async () => {
  serveAudit(() => [
    recordOf({ at: new Date().toISOString() }),
    recordOf({ id: 'a-2', at: '2026-03-04T12:00:00.000Z' }),
  ]);
  openAudit();
  expect(within(await screen.findByRole('list', { name: 'Today' })).getAllByRole('listitem')).toHaveLength(1);
  expect(await rows()).toHaveLength(2);
});

it('names an unknown action, a target that is not a user, and a deleted user', async () => {
  const actor = { id: 'u-9', role: 'admin_low' as const, customId: '', name: '', email: '' };
  const unnamed = { targetCustomId: '', targetName: '', targetEmail: '' };
  serveAudit(() => [
    recordOf({ action: 'catalogue.change', target: 'tab_permissions', ...unnamed, actor, before: null, after: null }),
  ]);
  const { user } = openAudit();
  const row = await openRecord(user);
  expect(row).toHaveTextContent('u-9 catalogue change');
  expect(row).toHaveTextContent('To whom Tab permissions');
  expect(row).toHaveTextContent('Who u-9 · Admin');
  expect(row).toHaveTextContent('No field was changed.');
  expect(screen.queryByRole('button', { name: /^All About/ })).not.toBeInTheDocument();
});

it('shows the custom id of a user of whom nothing else is known', async () => {
  serveAudit(() => [recordOf({ targetName: '', targetEmail: '' })]);
  openAudit();
  const [row] = await rows();
  expect(row).toHaveTextContent('CUS-000002');
  expect(row).not.toHaveTextContent('u-2');
});

it('shows the first of many changes in the line, and all of them when expanded', async () => {
  serveAudit(() => [recordOf({ before: null, after: { a: 1, b: 2, c: 3, d: 4, e: 5 } })]);
  const { user } = openAudit();
  const [line] = await rows();
  expect(line).toHaveTextContent('A: 1, 4 more');
  const row = await openRecord(user);
  for (const field of ['A', 'B', 'C', 'D', 'E']) expect(within(row).getByText(field)).toBeVisible();
});

it('copies the request id', async () => {
  serveAudit();
  const { user } = openAudit();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await openRecord(user);
  await user.click(screen.getByRole('button', { name: 'Copy Request ID' }));
  expect(await screen.findByText('Copied to the clipboard')).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith('req-0123456789');
});

it('loads more from the last record on, until there are no more', async () => {
  const asked = serveAudit((query) => (query.get('before') ? manyOf(3, 25) : manyOf(25)));
  const { user } = openAudit();
  expect(await screen.findByText('25 records so far')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('28 records')).toBeVisible();
  expect(await rows()).toHaveLength(28);
  expect(asked.map((query) => query.get('before'))).toEqual([null, 'a-24']);
  expect(asked.map((query) => query.get('limit'))).toEqual(['25', '25']);
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});

it('keeps the loaded records if more cannot be loaded', async () => {
  serveAudit((query) => (query.get('before') ? errorAnswer(503, 'Identity rests.') : manyOf(25)));
  const { user } = openAudit();
  await user.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('Identity rests.')).toBeVisible();
  expect(await rows()).toHaveLength(25);
});

it('does not call records outdated while more are refetched', async () => {
  serveAudit((query) => (query.get('before') ? errorAnswer(503, 'Identity rests.') : manyOf(25)));
  const { user } = openAudit();
  await user.click(await screen.findByRole('button', { name: 'Load More' }));
  await screen.findByText('Identity rests.');
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get('/api/v1/admin/audit', async () => {
      await answered;
      return HttpResponse.json(manyOf(3, 25));
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(screen.queryByText('Identity rests.')).not.toBeInTheDocument());
  expect(screen.queryByText(/may be out of date/)).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText('28 records')).toBeVisible();
});

it('shows why it could not be loaded, and loads on Retry', async () => {
  serveAudit(() => errorAnswer(503, 'Identity rests.'));
  const { user } = openAudit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Identity rests.');
  serveAudit();
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

  it('saves the filtered records as a file of this day', async () => {
    serveAudit();
    const asked: string[] = [];
    server.use(
      http.get('/api/v1/admin/audit.csv', ({ request }) => {
        asked.push(new URL(request.url).search);
        return new HttpResponse('at,actor', { headers: { 'Content-Type': 'text/csv' } });
      }),
    );
    const { user } = openAudit();
    await log();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ada');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText(/^Saved as plaza-audit-\d{4}-\d\d-\d\d\.csv$/)).toBeVisible();
    expect(saved).toEqual([expect.stringMatching(/^plaza-audit-\d{4}-\d\d-\d\d\.csv$/)]);
    expect(asked).toEqual(['?search=ada']);
  });

  it('says that a file contains only the newest records', async () => {
    serveAudit();
    server.use(http.get('/api/v1/admin/audit.csv', () => new HttpResponse('at', { headers: { 'X-Plaza-Cut': '1' } })));
    const { user } = openAudit();
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText(/: the newest 10,000 records\. Choose fewer days for the rest\.$/)).toBeVisible();
  });

  it('shows why it could not be saved', async () => {
    serveAudit();
    server.use(http.get('/api/v1/admin/audit.csv', () => errorAnswer(403, 'Only for high-level admins')));
    const { user } = openAudit();
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Only for high-level admins')).toBeVisible();
    expect(saved).toEqual([]);
  });
});
