import type { RemoteModule } from '@plaza/web-kit';
import { api, lazyChunk } from '@plaza/web-kit';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { ada, describedRemotes, meetPlatform, refused, server } from '../../testing/platform';
import { remoteOf, remotesHere } from '../../testing/remotes';
import { renderAt } from '../../testing/render';

const described = describedRemotes(['markets', 'overview', 'finance_manager'], '2.0.0');
const candidate = (name: string) =>
  server.use(
    http.get(`/api/v1/remotes/${name}/2.0.0`, () => HttpResponse.json(described.find((one) => one.name === name))),
  );

/** Tries finance 2.0.0, which brings these tabs. @returns what the window around is told */
async function trial(tabs: RemoteModule['tabs'], name = 'finance', load = async () => remoteOf('2.0.0')) {
  const told = jest.spyOn(window.parent, 'postMessage').mockImplementation();
  const platform = meetPlatform({ ...ada, role: 'admin_high', isAdmin: true });
  requests = () => platform.requests;
  remotesHere.onLoad = async () => ({ ...(await load()), tabs });
  await renderAt(`/preflight?remote=${name}&version=2.0.0`);
  return () => told.mock.calls;
}

let requests: () => readonly string[];

const { useFinanceTotalQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    financeTotal: build.query<{ total: { sum: number } }, void>({ query: () => ({ url: '/api/v1/finance/loans' }) }),
  }),
});
const Total = () => <p>{useFinanceTotalQuery().data?.total.sum}</p>;
const Good = () => <p>Good</p>;
function Broken(): never {
  throw new Error('there is no such thing');
}
const verdict = (fault: string | null) => [
  [{ type: 'preflight', remote: 'finance', version: '2.0.0', fault }, location.origin],
];

beforeEach(() => {
  candidate('finance');
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

it('reports a release as good once all its tabs have rendered, also those in their own chunks', async () => {
  let come: (part: { default: typeof Good }) => void = () => undefined;
  const late = new Promise<{ default: typeof Good }>((resolve) => {
    come = resolve;
  });
  const told = await trial({ overview: Good, finance_manager: lazyChunk(() => late) });
  expect(told()).toEqual([]);
  come({ default: Good });
  await waitFor(() => expect(told()).toEqual(verdict(null)));
});

it('waits for the requests of the tabs, as many releases fail only on the answers', async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(http.get('/api/v1/finance/loans', () => asked.then(() => HttpResponse.json([]))));
  const told = await trial({ overview: Total, finance_manager: Good });
  expect(told()).toEqual([]);
  answer();
  await waitFor(() => expect(told()).toEqual(verdict(expect.stringMatching(/^It does not draw: Cannot read prop/))));
});

it.each<[string, RemoteModule['tabs'], string]>([
  ['crashes', { overview: Good, finance_manager: Broken }, 'It does not draw: there is no such thing'],
  ['lacks a tab', { overview: Good }, 'It has no screen for Value Accounts.'],
])('reports why a release is bad that %s', async (_what, tabs, fault) => {
  const told = await trial(tabs);
  await waitFor(() => expect(told()).toEqual(verdict(fault)));
});

it('reports why a release cannot be loaded, or looked up', async () => {
  const told = await trial({}, 'finance', () => Promise.reject(new Error('remoteEntry.js did not come')));
  await waitFor(() => expect(told()).toEqual(verdict('It does not draw: remoteEntry.js did not come')));
  server.use(http.get('/api/v1/remotes/markets/2.0.0', () => refused(404, 'There is no release 2.0.0.', 'not_found')));
  const other = await trial({}, 'markets');
  await waitFor(() => expect(other().at(-1)?.[0]).toMatchObject({ fault: 'There is no release 2.0.0.' }));
});

it('renders only the tabs, and opens no event stream', async () => {
  const told = await trial({ overview: Good, finance_manager: Good });
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(screen.getAllByText('Good')).toHaveLength(2);
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(requests()).not.toContain('GET /api/v1/events');
});
