import type { Outcome } from '@plaza/contracts/registry/outcomes';
import { HttpResponse, http } from 'msw';
import { server } from '../../testing/platform';
import { lastFailureOf } from './create-reporter';
import { OutcomeReporter, type ReportedRelease } from './outcome-reporter';
import { sendOutcome } from './send-outcome';

const finance: ReportedRelease = { name: 'finance', version: '1.4.0-3fa91c20', watched: true };

function reporter({ draw = 0.5, started = [finance] }: { draw?: number; started?: readonly ReportedRelease[] } = {}) {
  const sent: Outcome[] = [];
  const drawn = jest.fn(() => draw);
  const made = new OutcomeReporter({ send: (outcome) => sent.push(outcome), draw: drawn });
  for (const release of started) made.recordLoadStart(release);
  sent.length = 0; // what it tells of their beginning
  return { reporter: made, sent, drawn };
}

const errorFrom = (...frames: string[]) =>
  Object.assign(new Error('something broke'), { stack: ['Error: something broke', ...frames].join('\n    at ') });
const ofFinance = 'Overview (https://plaza.example/remotes/finance/1.4.0-3fa91c20/assets/11.js:1:2)';
const ofShell = 'run (https://plaza.example/assets/main.0a1b2c3d.js:1:2)';

afterEach(() => jest.restoreAllMocks());

it('reports that a release rendered, with the time in whole milliseconds, once', () => {
  const { reporter: outcomes, sent } = reporter();
  outcomes.report(finance, 'ok', 812.4);
  outcomes.report(finance, 'ok', 5);
  expect(sent).toEqual([{ remote: 'finance', version: '1.4.0-3fa91c20', outcome: 'ok', loadMs: 812 }]);
});

it('reports one error of a release, also after it rendered', () => {
  const { reporter: outcomes, sent } = reporter();
  outcomes.report(finance, 'ok');
  outcomes.report(finance, 'crashed');
  outcomes.report(finance, 'errored');
  expect(sent.map(({ outcome }) => outcome)).toEqual(['ok', 'crashed']);
});

it('does not report a failed release as good, whatever is rendered in its place', () => {
  const { reporter: outcomes, sent } = reporter();
  outcomes.report(finance, 'fell_back');
  outcomes.report(finance, 'ok', 100);
  expect(sent.map(({ outcome }) => outcome)).toEqual(['fell_back']);
});

it('reports one in ten of unwatched releases, with one draw per release', () => {
  const plain = { ...finance, watched: undefined };
  const won = reporter({ draw: 0.09, started: [plain, plain] });
  won.reporter.report(plain, 'ok');
  won.reporter.report(plain, 'crashed');
  expect([won.sent.length, won.drawn.mock.calls.length]).toEqual([2, 1]);
  const lost = reporter({ draw: 0.1, started: [plain] });
  lost.reporter.report(plain, 'ok');
  expect(lost.sent).toEqual([]);
  lost.reporter.recordLoadStart(finance); // a rollout of it has begun
  lost.sent.length = 0;
  lost.reporter.report(plain, 'ok');
  expect(lost.sent).toHaveLength(1);
});

describe('that a watched release begins to load', () => {
  function startLoading(releases: readonly ReportedRelease[], isSignedIn = true) {
    const sent: Outcome[] = [];
    const made = new OutcomeReporter({ send: (outcome) => sent.push(outcome), isSignedIn: () => isSignedIn });
    for (const release of releases) made.recordLoadStart(release);
    return { made, sent };
  }

  it('is reported once, before its outcome is known', () => {
    const { made, sent } = startLoading([finance, finance]);
    expect(sent).toEqual([{ remote: 'finance', version: '1.4.0-3fa91c20', outcome: 'begun' }]);
    made.report(finance, 'ok');
    made.recordLoadStart(finance);
    expect(sent.map(({ outcome }) => outcome)).toEqual(['begun', 'ok']);
  });

  it('is not reported for other releases, or by visitors', () => {
    expect(startLoading([{ ...finance, watched: undefined }]).sent).toEqual([]);
    expect(startLoading([finance], false).sent).toEqual([]);
  });
});

it('reports the web vitals with each outcome, and with an error the failed request of the area', () => {
  const sent: Outcome[] = [];
  const traceOf = jest.fn(() => 'request-7');
  const made = new OutcomeReporter({ send: (one) => sent.push(one), vitals: () => ({ lcp: 900 }), traceOf });
  made.recordLoadStart(finance);
  made.report(finance, 'ok');
  made.report(finance, 'crashed');
  expect(sent).toMatchObject([
    { outcome: 'begun' },
    { outcome: 'ok', vitals: { lcp: 900 } },
    { outcome: 'crashed', vitals: { lcp: 900 }, trace: 'request-7' },
  ]);
  expect([sent[1]?.trace, traceOf.mock.calls]).toEqual([undefined, [['finance']]]);
});

describe('the last failed request', () => {
  const failed = (endpointName: string, startedTimeStamp: number, requestId: string, status = 'rejected') => ({
    [requestId]: {
      endpointName,
      startedTimeStamp,
      status,
      error: { status: 503, message: '503', traceId: requestId },
    },
  });
  const find = (...queries: object[]) =>
    lastFailureOf('finance', { api: { queries: Object.assign({}, ...queries) } } as never);

  it('is the latest of the area', () => {
    const early = failed('financeLoans', 5, 'one');
    const late = failed('financeAccounts', 9, 'two');
    const other = failed('marketsQuotes', 20, 'three');
    expect(find(late, early, other, failed('financeRates', 30, 'four', 'fulfilled'))).toBe('two');
  });

  it('is absent if all succeeded', () => {
    expect(find()).toBeUndefined();
  });
});

describe('an error', () => {
  it.each([
    ['of a remote', errorFrom(ofFinance, ofShell)],
    ['that the shell threw for a remote', errorFrom(ofShell, ofFinance)],
  ])('%s belongs to the release whose script it names', (_what, error) => {
    const { reporter: outcomes, sent } = reporter();
    outcomes.attribute(error, 'errored');
    expect(sent).toEqual([{ remote: 'finance', version: '1.4.0-3fa91c20', outcome: 'errored' }]);
  });

  it.each<[string, unknown]>([
    ['of the shell', errorFrom(ofShell)],
    ['of a release that this page never loaded', errorFrom(ofFinance.replace('1.4.0-3fa91c20', '1.3.0'))],
    ['that is none', 'finance'],
    ['that is nothing', undefined],
  ])('%s belongs to no release', (_what, error) => {
    const { reporter: outcomes, sent } = reporter();
    outcomes.attribute(error, 'errored');
    expect(sent).toEqual([]);
  });

  it('belongs to a remote whose name contains a digit like any other', () => {
    const { reporter: outcomes, sent } = reporter();
    outcomes.recordLoadStart({ name: 'crm2' as ReportedRelease['name'], version: '1.0.0', watched: true });
    outcomes.attribute(errorFrom('Board (https://plaza.example/remotes/crm2/1.0.0/assets/1.js:1:2)'), 'errored');
    expect(sent).toContainEqual(expect.objectContaining({ remote: 'crm2', outcome: 'errored' }));
  });

  it('without a stack belongs to the script that threw it', () => {
    const { reporter: outcomes, sent } = reporter();
    outcomes.attribute(undefined, 'errored', '/remotes/finance/1.4.0-3fa91c20/assets/11.js');
    expect(sent).toHaveLength(1);
  });

  it('is a failed load if a chunk is missing, and ignored without a network', () => {
    const lost = Object.assign(errorFrom(ofFinance), { name: 'ChunkLoadError' });
    const { reporter: outcomes, sent } = reporter();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    outcomes.attribute(lost, 'crashed');
    expect(sent).toEqual([]);
    jest.restoreAllMocks();
    outcomes.attribute(lost, 'crashed');
    expect(sent.map(({ outcome }) => outcome)).toEqual(['load_failed']);
  });
});

describe('a report', () => {
  const outcome: Outcome = { remote: 'finance', version: '1.4.0', outcome: 'ok', loadMs: 5 };
  function answer(...statuses: (number | 'none')[]) {
    const requests: unknown[] = [];
    server.use(
      http.post('/api/v1/remotes/outcomes', async ({ request }) => {
        requests.push([request.headers.get('Authorization'), request.keepalive, await request.json()]);
        const status = statuses.shift();
        return status === 'none' ? HttpResponse.error() : new HttpResponse(null, { status: status ?? 500 });
      }),
    );
    return requests;
  }

  it('is sent with the token, and survives unload', async () => {
    const requests = answer(204);
    await sendOutcome(outcome, 'a-token');
    expect(requests).toEqual([['Bearer a-token', true, outcome]]);
  });

  it.each([
    ['does not arrive', 'none' as const],
    ['finds the platform in trouble', 503],
  ])('that %s is sent once more', async (_what, status) => {
    const requests = answer(status, 204);
    await sendOutcome(outcome, null);
    expect(requests).toEqual([
      [null, true, outcome],
      [null, true, outcome],
    ]);
  });

  it('that is rejected is not repeated, and one that never arrives is given up silently', async () => {
    const refused = answer(429);
    await sendOutcome(outcome, null);
    expect(refused).toHaveLength(1);
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    const lost = answer('none', 'none');
    await expect(sendOutcome(outcome, null)).resolves.toBeUndefined();
    expect(lost).toHaveLength(2);
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
