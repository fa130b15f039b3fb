import type { NewTeam, NewTeamToken, Team, TeamChanges, TeamToken } from '@plaza/contracts/registry/teams';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { HttpResponse, http } from 'msw';
import { areaFixture } from './areas-server';
import { idOf } from './users-server';

const path = '/api/v1/registry/teams';
const at = '2026-03-04T12:00:00.000Z';
export const madeToken = 'plz_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';

export const teamFixture = (changes: Partial<Team> = {}): Team => ({
  id: idOf(1),
  name: 'Treasury',
  remotes: ['finance'],
  members: [],
  keys: [],
  tokens: [],
  revision: 1,
  createdAt: at,
  ...changes,
});

export const tokenFixture = (changes: Partial<TeamToken> = {}): TeamToken => ({
  id: idOf(501),
  name: 'pipeline',
  remotes: ['finance'],
  verbs: ['publish', 'rollout'],
  createdAt: at,
  expiresAt: '2999-06-02T12:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  ...changes,
});

/** Mocks the teams of the registry and an area called loyalty, and records the requests. */
export function serveTeams(...teams: Team[]) {
  const state = { teams, reads: 0, sent: [] as { call: string; body: unknown }[] };
  const change = (id: unknown, changed: (team: Team) => Partial<Team>) => {
    state.teams = state.teams.map((team) =>
      team.id === id ? { ...team, ...changed(team), revision: team.revision + 1 } : team,
    );
    const team = state.teams.find((one) => one.id === id);
    return team ? HttpResponse.json(team) : errorAnswer(404, 'This team does not exist.', 'team_not_found');
  };
  async function note<Body>(call: string, request: Request): Promise<Body> {
    const body = (await request.json()) as Body;
    state.sent.push({ call, body });
    return body;
  }
  server.use(
    http.get('/api/v1/registry/areas', () => HttpResponse.json([areaFixture({ title: 'Loyalty Points' })])),
    http.get(path, () => {
      state.reads += 1;
      return HttpResponse.json(state.teams);
    }),
    http.post(path, async ({ request }) => {
      const { name, remotes = [], members = [] } = await note<NewTeam>('add', request);
      const team = teamFixture({ id: idOf(state.teams.length + 1), name, remotes, members });
      state.teams = [...state.teams, team];
      return HttpResponse.json(team, { status: 201 });
    }),
    http.patch(`${path}/:id`, async ({ params, request }) => {
      const { revision, ...changes } = await note<TeamChanges>('change', request);
      const isSeen = state.teams.some((team) => team.id === params.id && team.revision === revision);
      if (!isSeen) return errorAnswer(409, 'Somebody else has changed this team meanwhile.', 'team_changed');
      return change(params.id, () => changes as Partial<Team>);
    }),
    http.delete(`${path}/:id`, ({ params }) => {
      state.teams = state.teams.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${path}/:id/keys`, async ({ params, request }) => {
      const { publicKey } = await note<{ publicKey: string }>('key', request);
      return change(params.id, ({ keys }) => ({
        keys: [{ id: 'f'.repeat(64), publicKey, addedAt: at }, ...keys].slice(0, 2),
      }));
    }),
    http.delete(`${path}/:id/keys/:key`, ({ params }) =>
      change(params.id, ({ keys }) => ({ keys: keys.filter(({ id }) => id !== params.key) })),
    ),
    http.post(`${path}/:id/tokens`, async ({ params, request }) => {
      const { days, ...made } = await note<NewTeamToken>('token', request);
      change(params.id, ({ tokens }) => ({ tokens: [...tokens, tokenFixture({ id: idOf(601), ...made })] }));
      const team = state.teams.find(({ id }) => id === params.id);
      return HttpResponse.json({ team, token: madeToken }, { status: 201 });
    }),
    http.delete(`${path}/:id/tokens/:token`, ({ params }) =>
      change(params.id, ({ tokens }) => ({
        tokens: tokens.map((token) => (token.id === params.token ? { ...token, revokedAt: at } : token)),
      })),
    ),
  );
  return state;
}

export const answerTeams = (answer: () => Response) => server.use(http.get(path, answer));
export const answerMaking = (answer: () => Response, options = {}) => server.use(http.post(path, answer, options));
export const answerKeys = (answer: () => Response) => server.use(http.post(`${path}/:id/keys`, answer));
