import { server } from '@plaza/test-kit/screens/mock-server';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { releaseFixture, remoteFixture, serveRemotes } from '../../testing/remotes-server';
import { renderPart } from '../../testing/render-panel';
import { nameDuration, Scoreboard } from './scoreboard';

const sized = (version: string, bytes: number) =>
  releaseFixture(version, { published: { by: 'pipeline', bytes, shared: [] } });

it("shows the results of each remote's releases, by team", async () => {
  const at = '2026-03-04T12:02:00.000Z'; // two minutes after they were published
  serveRemotes(
    remoteFixture({
      history: ['1.0.0', '1.1.0'].map((version) => ({ version, at })),
      pastRollouts: [
        { version: '1.2.0', end: 'returned', startedAt: at, endedAt: at, weight: 1, outcomes: { good: 0, bad: 3 } },
      ],
      releases: [sized('1.1.0', 110_000), sized('1.0.0', 100_000)],
    }),
    remoteFixture({ name: 'markets', releases: [], current: null }),
  );
  server.use(
    http.get('/api/v1/registry/teams', () =>
      HttpResponse.json([{ id: 'one', name: 'Ledger', remotes: ['finance'], members: [], keys: [], tokens: [] }]),
    ),
  );
  renderPart(<Scoreboard />);
  const table = within(await screen.findByRole('table', { name: 'Scoreboard' }));
  const finance = await table.findByRole('row', { name: /^Finance Ledger/ });
  expect(finance).toHaveTextContent(/^FinanceLedger250%1, 1 automatic2 minutes110 kB10% more$/);
  expect(table.getByRole('row', { name: /^Markets/ })).toHaveTextContent(/^MarketsNone0———$/);
});

it('sorts remotes without a figure last in both directions', async () => {
  const at = '2026-03-04T12:02:00.000Z';
  const history = ['1.0.0', '1.1.0'].map((version) => ({ version, at }));
  const past = { version: '1.2.0', startedAt: at, endedAt: at, weight: 1, outcomes: { good: 0, bad: 3 } };
  serveRemotes(
    remoteFixture({ name: 'admin', releases: [], current: null }),
    remoteFixture({ history, pastRollouts: [{ ...past, end: 'returned' }] }),
    remoteFixture({ name: 'markets', history }),
  );
  server.use(http.get('/api/v1/registry/teams', () => HttpResponse.json([])));
  const { user } = renderPart(<Scoreboard />);
  const table = within(await screen.findByRole('table', { name: 'Scoreboard' }));
  const names = () =>
    table.getAllByRole('row').map(({ textContent }) => /^(Admin|Finance|Markets)/.exec(textContent)?.[0]);
  const sort = () => user.click(table.getByRole('button', { name: 'Failure rate' }));
  await sort();
  expect(names()).toEqual([undefined, 'Markets', 'Finance', 'Admin']);
  await sort();
  expect(names()).toEqual([undefined, 'Finance', 'Markets', 'Admin']);
});

it.each([
  [null, '—'],
  [400, 'Less than a second'],
  [1000, '1 second'],
  [90_000, '2 minutes'],
  [3 * 3_600_000, '3 hours'],
  [2 * 86_400_000, '2 days'],
])('%s milliseconds are shown as "%s"', (ms, words) => {
  expect(nameDuration(ms)).toBe(words);
});
