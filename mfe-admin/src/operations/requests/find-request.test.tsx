import { server } from '@plaza/test-kit/screens/mock-server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { address, goBack, renderPanel } from '../../testing/render-panel';
import { foundTraceFixture, processTraceFixture, serveRequests, spanFixture } from '../../testing/requests-server';

const page = '/dashboard/admin?panel=operations&part=requests';
const open = (search = '') => renderPanel(undefined, `${page}${search}`);
const at = '2026-03-04T12:00:00.000Z';
const line = { at, level: 'error', message: 'request failed', fields: { err: { message: 'it broke' } } };

const traced = {
  unanswered: [],
  parts: [
    processTraceFixture({ spans: [spanFixture({ spanId: 'g', name: 'GET finance' })] }),
    processTraceFixture({
      process: 'finance',
      spans: [
        spanFixture({ spanId: 'f', parentId: 'g', name: 'GET /api/v1/finance/loans', status: 'error' }),
        spanFixture({ spanId: 'm', parentId: 'f', name: 'mongodb find loans', kind: 'client', durationMs: 0.42 }),
      ],
      lines: [line],
      spansDropped: 3,
    }),
  ],
};

it('finds a request by its id, with the spans and log lines of every process', async () => {
  serveRequests([], { one: traced });
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Request or trace ID' }), ' one ');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  const spans = within(await screen.findByRole('list', { name: 'Spans' })).getAllByRole('listitem');
  expect(spans.map(({ textContent }) => textContent)).toEqual([
    'gateway GET financeafter 12 ms',
    'finance GET /api/v1/finance/loansfailed after 12 ms',
    'finance mongodb find loansafter 0.4 ms',
  ]);
  const [written] = within(screen.getByRole('list', { name: 'Log lines' })).getAllByRole('listitem');
  expect(written).toHaveTextContent(/finance ?error ?request failed.*it broke/);
  expect(screen.getByText('500 in 12 ms')).toBeVisible();
  expect(screen.getByText('3 more spans and log lines were not kept.')).toBeVisible();
  expect(address()).toBe(`${page}&request=one`);
});

it('shows that no process retains the request, and searches again on demand', async () => {
  serveRequests([]);
  const { user } = open('&request=two');
  expect(await screen.findByText('The request could not be loaded')).toBeVisible();
  serveRequests([], { two: traced });
  await user.click(screen.getByRole('button', { name: /retry|again/i }));
  expect(await screen.findByRole('list', { name: 'Spans' })).toBeVisible();
});

it('lists the requests around a time in pages of ten, opens one and returns', async () => {
  const requests = Array.from({ length: 12 }, (_, index) =>
    foundTraceFixture({ requestId: `r${index}`, path: `/p${index}` }),
  );
  const said = serveRequests(requests, { r11: traced });
  said.unanswered = ['markets'];
  const { user } = open();
  fireEvent.change(await screen.findByLabelText('Around'), { target: { value: '2026-03-04T12:00' } });
  await user.type(screen.getByRole('textbox', { name: 'Path starts with' }), '/p');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const table = await screen.findByRole('table', { name: 'Requests' });
  expect(within(table).getAllByRole('row')).toHaveLength(11);
  expect(said.asked).toEqual([{ at: new Date('2026-03-04T12:00').toISOString(), minutes: '5', path: '/p' }]);
  expect(screen.getByText(/markets.*missing/)).toBeVisible();
  expect(screen.getByText('12 requests, page 1 of 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Newer' })).toHaveAttribute('aria-disabled', 'true');
  const older = screen.getByRole('button', { name: 'Older' });
  await user.click(older);
  expect(older).toHaveAttribute('aria-disabled', 'true');
  expect(older).toBeEnabled(); // browsers take the focus from a disabled one, which jsdom does not
  expect(within(screen.getByRole('table', { name: 'Requests' })).getAllByRole('row')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Open GET /p11, r11' }));
  expect(await screen.findByRole('list', { name: 'Spans' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to Results' }));
  expect(await screen.findByRole('table', { name: 'Requests' })).toBeVisible();
  await goBack(user);
  expect(await screen.findByRole('list', { name: 'Spans' })).toBeVisible();
});

it('searches again with unchanged input, and shows the previous results until the answer arrives', async () => {
  const said = serveRequests([foundTraceFixture()]);
  open('&at=2026-03-04T12:00');
  await screen.findByText('1 request');
  serveRequests([foundTraceFixture(), foundTraceFixture({ requestId: 'two' })]);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByText('1 request')).toBeVisible();
  expect(await screen.findByText('2 requests, page 1 of 1')).toBeVisible();
  expect(said.asked).toHaveLength(1);
});

it('finds a request again with unchanged input, as processes add their parts', async () => {
  serveRequests([], { one: { ...traced, parts: traced.parts.slice(0, 1) } });
  const { user } = open('&request=one');
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  serveRequests([], { one: traced });
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByRole('list', { name: 'Log lines' })).toBeVisible();
});

it('says that only the nearest requests are listed if there are more', async () => {
  serveRequests([foundTraceFixture(), foundTraceFixture({ requestId: 'two' })]).isCut = true;
  open('&at=2026-03-04T12:00');
  expect(await screen.findByText('The nearest 2. Choose a shorter window or a path.')).toBeVisible();
});

it('keeps the focus while it searches, opens a request and returns', async () => {
  serveRequests([foundTraceFixture()], { one: traced });
  const { user } = open();
  const results = () => waitFor(() => expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Show the Last 15 Minutes' }));
  await results();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('1 request')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Open GET/ }));
  await results();
  await user.click(await screen.findByRole('button', { name: 'Back to Results' }));
  await results();
});

it('follows the URL with its fields, and keeps what is typed meanwhile in the others', async () => {
  serveRequests([foundTraceFixture()], { one: traced });
  const { user } = open('&at=2026-03-04T12:00&path=/api');
  await user.type(await screen.findByRole('textbox', { name: 'Path starts with' }), '/v1');
  await user.click(await screen.findByRole('button', { name: /^Open GET/ }));
  expect(screen.getByRole('textbox', { name: 'Request or trace ID' })).toHaveValue('one');
  expect(screen.getByRole('textbox', { name: 'Path starts with' })).toHaveValue('/api/v1');
  await goBack(user);
  expect(screen.getByRole('textbox', { name: 'Request or trace ID' })).toHaveValue('');
});

it('shows that nothing is retained of these minutes', async () => {
  serveRequests([]);
  open('&at=2026-03-04T12:00');
  expect(await screen.findByText('No requests kept in this window')).toBeVisible();
});

it('offers to retry a failed search', async () => {
  server.use(http.get('/api/v1/operations/requests', () => new HttpResponse(null, { status: 503 })));
  const { user } = open('&at=2026-03-04T12:00');
  expect(await screen.findByText('The requests could not be loaded')).toBeVisible();
  serveRequests([foundTraceFixture()]);
  await user.click(screen.getByRole('button', { name: /retry|again/i }));
  expect(await screen.findByRole('table', { name: 'Requests' })).toBeVisible();
});

it('explains what can be found before the first search, and shows the latest requests on demand', async () => {
  const said = serveRequests([foundTraceFixture()]);
  const { user } = open();
  expect(await screen.findByText(/^Each process keeps its last 300 requests/)).toBeVisible();
  expect(said.asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show the Last 15 Minutes' }));
  expect(await screen.findByRole('table', { name: 'Requests' })).toBeVisible();
  expect(said.asked).toEqual([expect.objectContaining({ minutes: '15' })]);
  expect(screen.queryByText(/^Each process keeps/)).not.toBeInTheDocument();
  await goBack(user);
  expect(await screen.findByText(/^Each process keeps/)).toBeVisible();
});

it('does not search if the URL contains no time', async () => {
  const said = serveRequests([]);
  open('&at=yesterday');
  expect(await screen.findByRole('button', { name: 'Search' })).toBeVisible();
  expect(said.asked).toEqual([]);
});
