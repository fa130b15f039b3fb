import type { Area, AreaApproval } from '@plaza/contracts/registry/areas';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { HttpResponse, http } from 'msw';

const path = '/api/v1/registry/areas';
const at = '2026-03-04T12:00:00.000Z';

export const areaFixture = (changes: Partial<Area> = {}): Area => ({
  area: 'loyalty',
  title: 'Loyalty',
  tabs: [{ id: 'loyalty_points', label: 'Points', icon: 'star', scopes: ['loyalty'] }],
  service: { prefix: 'loyalty' },
  state: 'waiting',
  serviceUrl: null,
  version: '1.0.0',
  team: 'Loyalty team',
  requestedAt: at,
  decidedAt: null,
  revision: 1,
  ...changes,
});

/** Mocks the areas of the registry, and records the requests. */
export function serveAreas(...areas: Area[]) {
  const state = { areas, reads: 0, sent: [] as { call: string; body?: unknown }[] };
  const change = (name: unknown, changes: Partial<Area>) => {
    state.areas = state.areas.map((one) =>
      one.area === name ? { ...one, ...changes, decidedAt: at, revision: one.revision + 1 } : one,
    );
    return HttpResponse.json(state.areas.find(({ area }) => area === name) ?? null);
  };
  server.use(
    http.get(path, () => {
      state.reads += 1;
      return HttpResponse.json(state.areas);
    }),
    http.put<{ area: string }, AreaApproval>(`${path}/:area/approval`, async ({ params, request }) => {
      const body = await request.json();
      state.sent.push({ call: `approve ${params.area}`, body });
      const isSeen = state.areas.some(({ area, revision }) => area === params.area && revision === body.revision);
      if (!isSeen) return errorAnswer(409, 'A release has changed this area meanwhile.', 'area_changed');
      return change(params.area, { state: 'approved', serviceUrl: body.serviceUrl ?? null });
    }),
    http.delete(`${path}/:area`, ({ params }) => {
      state.sent.push({ call: `remove ${params.area}` });
      return change(params.area, { state: 'removed', serviceUrl: null });
    }),
  );
  return state;
}

export const answerAreas = (answer: () => Response) => server.use(http.get(path, answer));
export const answerApproval = (answer: () => Response) => server.use(http.put(`${path}/:area/approval`, answer));
