import type { PlatformStatus, TargetStatus } from '@plaza/contracts/operations/now';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { setWindowWidth } from '@plaza/test-kit/screens/window-width';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderPart } from '../../testing/render-panel';
import { Now } from './now';

const path = '/api/v1/operations/now';
const ids = ['b6a3c1f4-52a7-4a0f-9f0e-1f2d3c4b5a69', 'c7b4d205-63b8-4b10-8a1f-2a3e4d5c6b70'];

const targetFixture = (overrides: Partial<TargetStatus> = {}): TargetStatus => ({
  address: 'http://finance-1:4102',
  subset: null,
  weight: 1,
  health: 'good',
  breaker: 'closed',
  inflight: 2,
  perSecond: 40,
  requests: 2400,
  failures: 12,
  p50Ms: 3.05,
  p99Ms: 1220.7,
  ...overrides,
});

const platformFixture = (targets: TargetStatus[], gateways = 1): PlatformStatus => ({
  at: new Date().toISOString(),
  gateways: ids.slice(0, gateways).map((id) => ({
    id,
    startedAt: new Date().toISOString(),
    streams: 7,
    services: [{ name: 'finance', targets }],
  })),
});

afterEach(() => {
  jest.restoreAllMocks();
});

function renderNow() {
  return renderPart(<Now />);
}

it('shows each target with its figures and its state, and updates them', async () => {
  let targets = [targetFixture()];
  server.use(http.get(path, () => HttpResponse.json(platformFixture(targets))));
  renderNow();
  const table = within(await screen.findByRole('table', { name: 'Gateway' }));
  expect(table.getByRole('row', { name: /^Finance/ })).toHaveTextContent(
    /^Financefinance-1:4102ReadyClosed400.5%3.05 ms1.22 s2$/,
  );
  expect(screen.getByText('40 requests per second, 7 open event streams')).toBeVisible();

  targets = [
    targetFixture({ health: 'bad', breaker: 'open' }),
    targetFixture({
      address: 'http://finance-2:4102',
      subset: 'canary',
      version: '3fa91c20d4e5',
      requests: 0,
      p50Ms: null,
      p99Ms: null,
    }),
  ];
  expect(await table.findByText('Not ready', undefined, { timeout: 10_000 })).toBeVisible();
  expect(table.getByText('Open')).toBeVisible();
  expect(table.getByRole('row', { name: /finance-2:4102, canary/ })).toHaveTextContent(
    /canary · Build 3fa91c20d4e5.*———2$/,
  );
});

it('sorts the states by severity', async () => {
  const targets = (['good', 'bad', 'unknown'] as const).map((health, at) =>
    targetFixture({ address: `http://finance-${at}:4102`, health }),
  );
  server.use(http.get(path, () => HttpResponse.json(platformFixture(targets))));
  const { user } = renderNow();
  const table = within(await screen.findByRole('table', { name: 'Gateway' }));
  await user.click(table.getByRole('button', { name: 'Health' }));
  const states = table.getAllByText(/^(Ready|Not ready|Not checked)$/).map(({ textContent }) => textContent);
  expect(states).toEqual(['Not ready', 'Not checked', 'Ready']);
});

it('has two figures in each column if eight columns do not fit', async () => {
  setWindowWidth(768);
  server.use(http.get(path, () => HttpResponse.json(platformFixture([targetFixture()]))));
  renderNow();
  const table = within(await screen.findByRole('table', { name: 'Gateway' }));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Service', 'HealthBreaker', 'Requests/sFailed', 'p50p99', 'In flight']);
  expect(table.getByRole('row', { name: /^Finance/ })).toHaveTextContent(/ReadyClosed400.5%3.05 ms1.22 s2$/);
});

it('shows how many requests of a subset other targets answered', async () => {
  const status = platformFixture([targetFixture()]);
  const gateways = status.gateways.map((gateway) => ({
    ...gateway,
    services: gateway.services.map((service) => ({
      ...service,
      fallbacks: [
        { subset: 'canary', requests: 7 },
        { subset: 'blue', requests: 0 },
      ],
    })),
  }));
  server.use(http.get(path, () => HttpResponse.json({ ...status, gateways })));
  renderNow();
  const notice = await screen.findByText(/for the canary targets of Finance went to its other targets/);
  expect(notice).toBeVisible();
  expect(notice).toHaveTextContent(/In the last minute, 7 requests for the canary targets of Finance went/);
  expect(within(notice).getByText('7 requests')).toHaveAttribute('aria-live', 'off');
  expect(screen.queryByText(/blue/)).not.toBeInTheDocument();
});

it('shows every gateway, and which of them answer', async () => {
  server.use(http.get(path, () => HttpResponse.json(platformFixture([targetFixture()], 2))));
  renderNow();
  expect(await screen.findByRole('region', { name: 'Gateway b6a3c1f4, serving you' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Gateway c7b4d205' })).toBeVisible();
});

it('shows that the figures are old when the gateway stops answering', async () => {
  let isAway = false;
  server.use(
    http.get(path, () =>
      isAway ? errorAnswer(503, 'The gateway is busy.') : HttpResponse.json(platformFixture([targetFixture()])),
    ),
  );
  renderNow();
  expect(await screen.findByRole('table', { name: 'Gateway' })).toBeVisible();
  isAway = true;
  expect(await screen.findByRole('status', undefined, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Gateway' })).toBeVisible();
});

it('can be reloaded after a failure', async () => {
  server.use(http.get(path, () => errorAnswer(503, 'The gateway is busy.')));
  const { user } = renderNow();
  expect(await screen.findByText('The gateways’ figures could not be loaded')).toBeVisible();
  server.use(http.get(path, () => HttpResponse.json(platformFixture([targetFixture()]))));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Gateway' })).toBeVisible();
});
