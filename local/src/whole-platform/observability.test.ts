import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eventsPath } from '@plaza/contracts/event-stream';
import { service as gateway } from '@plaza/gateway/service';
import { service as markets } from '@plaza/markets/service';
import { createLog } from '@plaza/service-kit/logging/log';
import { type RunningService, startService } from '@plaza/service-kit/start-service';
import { openService, type TestService } from '@plaza/service-kit/testing/service';

const folder = path.resolve(__dirname, '../../../deploy/observability');
const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}
const dashboard: Dashboard = JSON.parse(read('grafana-dashboard.json'));
const expressions = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: title, expr }))),
  ...[...read('alerts.yaml').matchAll(/- alert: (\w+)\n(?:\s+#.*\n)*\s+expr: (.+)/g)].map(
    ([, where = '', expr = '']) => ({
      where,
      expr,
    }),
  ),
];

/** The metrics that an expression selects: each has braces behind it, and a histogram one of three endings. */
const metricsIn = (expr: string) =>
  [...expr.matchAll(/([a-z_][a-z0-9_]*)\{/g)].map(([, name = '']) =>
    name.replace(/_seconds_(bucket|count|sum)$/, '_seconds'),
  );

let services: TestService;
let running: RunningService;
let cacheDir: string;
/** The metrics of the gateway and of a service, before anything has happened. */
let scrapes: string[];
let registered: Set<string>;

const scrape = async (url: string) => (await fetch(`${url}/metrics`)).text();

/** What the processes say that they measure, whether or not anything of it has happened. */
const namesIn = (text: string) => [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);

beforeAll(async () => {
  cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-observed-'));
  services = await openService(markets);
  const env = { NODE_ENV: 'test', PORT: '0', INTERNAL_PORT: '0', SHELL_DIR: '/nowhere', REMOTES_CACHE_DIR: cacheDir };
  running = await startService(gateway, env, { log: createLog('gateway', 'silent') });
  scrapes = [await scrape(running.internalUrl ?? ''), await scrape(services.url)];
  registered = new Set(scrapes.flatMap(namesIn));
});
afterAll(async () => {
  await running.stop();
  await services.stop();
  fs.rmSync(cacheDir, { recursive: true });
});

test('every panel of a dashboard and every alert has a query', () => {
  expect(dashboard.panels.length).toBeGreaterThan(5);
  expect(expressions.length).toBe(dashboard.panels.flatMap(({ targets }) => targets).length + 8);
});

test.each(expressions)('$where queries metrics that the processes register', ({ expr }) => {
  const asked = metricsIn(expr);
  expect(asked).not.toEqual([]);
  expect(asked.filter((name) => !registered.has(name))).toEqual([]);
});

/** The counters whose increase an expression asks for, each with one label or none. */
const increasesIn = (expr: string) =>
  [...expr.matchAll(/increase\((\w+)\{(.*?)\}/g)].map(([, name = '', label = '']) => ({ name, label }));

const matches = (label: string, line: string) =>
  label.includes('!=') ? !line.includes(label.replace('!=', '=')) : line.includes(label);

test.each(expressions.flatMap(({ where, expr }) => increasesIn(expr).map((asked) => ({ where, ...asked }))))(
  '$where notices the first increase of $name, as every process shows it at zero from its start',
  ({ name, label }) => {
    const ofScrapes = scrapes.map((text) =>
      text.split('\n').filter((line) => line.startsWith(`${name}{`) && matches(label, line)),
    );
    for (const samples of ofScrapes) {
      expect(samples).not.toEqual([]);
      for (const sample of samples) expect(sample).toMatch(/ 0$/);
    }
  },
);

test('no alert adds what may be empty, as the sum would be empty, too', () => {
  const added = expressions.filter(({ expr }) => expr.includes(' + ') && !expr.includes('vector(0)'));
  expect(added).toEqual([]);
});

test('durations of requests leave event streams out, which last minutes by design', async () => {
  await (await fetch(`${running.url}${eventsPath}`)).text();
  expect(await scrape(running.internalUrl ?? '')).toContain(`route="${eventsPath}"`);
  const durations = expressions.filter(({ expr }) => expr.includes('_bucket{service="gateway"'));
  expect(durations).toHaveLength(4);
  for (const { expr } of durations) expect(expr).toContain(`route!="${eventsPath}"`);
});

test('a service is away as soon as one gateway reaches none of its targets, whatever the others reach', () => {
  const [{ expr } = { expr: '' }] = expressions.filter(({ where }) => where === 'PlazaServiceAway');
  expect(expr).toBe('max by (upstream, instance) (avg_over_time(gateway_service_away{}[2m])) > 0.5');
});

test('events of other releases, which an update brings along, are no forgery', () => {
  const [{ expr } = { expr: '' }] = expressions.filter(({ where }) => where === 'PlazaForgery');
  expect(expr).toContain('plaza_rejections_total{reason!="not_understood"}');
});
