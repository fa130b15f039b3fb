import type { ReleaseSummary, RemoteState } from '@plaza/contracts/registry/releases';
import type { SubsetChoice } from '@plaza/contracts/registry/rollout-calls';
import type { RolloutStatus } from '@plaza/contracts/registry/rollouts';
import { server } from '@plaza/test-kit/screens/mock-server';
import { HttpResponse, http } from 'msw';

const path = '/api/v1/registry/remotes';
const at = '2026-03-04T12:00:00.000Z';

export const releaseFixture = (version: string, changes: Partial<ReleaseSummary> = {}): ReleaseSummary => ({
  name: 'finance',
  version,
  contract: 1,
  federation: '2.9.2',
  tabs: ['overview', 'finance_manager'],
  manifest: 'mf-manifest.json',
  isSigned: false,
  releasedAt: at,
  ...changes,
});

export const rolloutFixture = (changes: Partial<RolloutStatus> = {}): RolloutStatus => ({
  version: '1.1.0',
  state: 'running',
  weight: 5,
  steps: [0, 1, 5, 25, 100],
  roles: null,
  startedAt: at,
  stepAt: at,
  isWaitingForPeople: false,
  isOpen: false,
  outcomes: { good: 0, bad: 0 },
  unproven: { good: 0, bad: 0 },
  stable: { good: 0, bad: 0 },
  likelihood: 0,
  ...changes,
});

/** Finance with two releases; the first is the current one. */
export const remoteFixture = (changes: Partial<RemoteState> = {}): RemoteState => ({
  name: 'finance',
  current: '1.0.0',
  previous: null,
  releases: [releaseFixture('1.1.0'), releaseFixture('1.0.0')],
  rollout: null,
  pastRollouts: [],
  switchedOff: [],
  ...changes,
});

/**
 * Mocks the remotes of the registry, and records the requests. `after` computes a remote's state after a call; by
 * default it does not change.
 */
export function serveRemotes(...remotes: RemoteState[]) {
  const state = {
    remotes,
    reads: 0,
    sent: [] as { call: string; body: unknown }[],
    own: [] as { name: string; version: string; pinned: true }[],
    after: {} as Partial<RemoteState>,
    /** By version. */
    subsets: {} as Record<string, SubsetChoice[]>,
  };
  const write =
    (status = 200) =>
    async ({ request, params }: { request: Request; params: { name?: unknown } }) => {
      const body = request.method === 'DELETE' ? undefined : await request.json();
      state.sent.push({ call: `${request.method} ${new URL(request.url).pathname.slice(path.length)}`, body });
      state.remotes = state.remotes.map((remote) =>
        remote.name === params.name ? { ...remote, ...state.after } : remote,
      );
      return HttpResponse.json(state.remotes.find(({ name }) => name === params.name) ?? null, { status });
    };
  server.use(
    http.get('/api/v1/remotes', () => HttpResponse.json(state.own)),
    http.get(path, () => {
      state.reads += 1;
      return HttpResponse.json(state.remotes);
    }),
    http.get(`${path}/:name/releases/:version/subsets`, ({ params }) =>
      HttpResponse.json(state.subsets[String(params.version)] ?? []),
    ),
    http.post(`${path}/:name/rollout`, write(201)),
    http.post(`${path}/:name/rollout/:verb`, write()),
    http.post(`${path}/:name/back`, write()),
    http.put(`${path}/:name/current`, write()),
    http.put(`${path}/:name/off`, write()),
    http.post(`${path}/:name/on`, write()),
    http.put(`${path}/:name/pin`, write()),
    http.delete(`${path}/:name/pin`, write()),
  );
  return state;
}

export const answerRemotes = (answer: () => Response) => server.use(http.get(path, answer));
export const answerRollingBack = (answer: () => Response) => server.use(http.post(`${path}/:name/back`, answer));
