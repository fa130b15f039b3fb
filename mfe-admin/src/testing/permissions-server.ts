import type { BrowserEvent } from '@plaza/contracts/events';
import type {
  PermissionImpact,
  SaveDefaultTabPermissions,
  SaveTabPermissions,
  TabPermissionSettings,
  TabPermissionVersion,
} from '@plaza/contracts/identity/tab-permissions';
import { type Role, roles } from '@plaza/contracts/roles';
import { defaultTabPermissions, type TabId } from '@plaza/contracts/tabs';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { openLiveEvents } from '@plaza/web-kit';
import { HttpResponse, http } from 'msw';

const path = '/api/v1/admin/tab-permissions';
const defaultsPath = '/api/v1/admin/default-tab-permissions';

/** An HTML page, as a proxy or a file server returns it in place of the platform's response. */
export const page = (status: number) =>
  new HttpResponse('<!doctype html><h1>Plaza</h1>', { status, headers: { 'Content-Type': 'text/html' } });

/** Mocks the permissions of identity: versions, conflicts, and a log of the requests. */
export function servePermissions() {
  const state = {
    settings: {
      success: true,
      permissions: structuredClone(defaultTabPermissions),
      defaultPermissions: structuredClone(defaultTabPermissions),
      version: 4,
      temporary: [],
    } satisfies TabPermissionSettings as TabPermissionSettings,
    versions: [] as TabPermissionVersion[],
    reads: 0,
    saves: [] as SaveTabPermissions[],
    defaultSaves: [] as SaveDefaultTabPermissions[],
    impactsAsked: [] as SaveTabPermissions['permissions'][],
    undone: [] as number[],
    /** Changes the tabs of a role as if somebody else had saved them. */
    changeConcurrently(role: Role, tabs: TabId[]) {
      const { permissions, version } = state.settings;
      state.settings = { ...state.settings, permissions: { ...permissions, [role]: tabs }, version: version + 1 };
    },
  };
  server.use(
    http.get(path, () => {
      state.reads += 1;
      return HttpResponse.json(state.settings);
    }),
    http.put<never, SaveTabPermissions>(path, async ({ request }) => {
      const body = await request.json();
      state.saves.push(body);
      const { settings } = state;
      if (body.version !== settings.version) return errorAnswer(409, 'Somebody else has saved.', 'permissions_changed');
      state.settings = {
        ...settings,
        permissions: { ...settings.permissions, ...body.permissions },
        version: settings.version + 1,
        temporary: temporaryAfter(settings, body),
      };
      return HttpResponse.json(state.settings);
    }),
    http.put<never, SaveDefaultTabPermissions>(defaultsPath, async ({ request }) => {
      const body = await request.json();
      state.defaultSaves.push(body);
      const { settings } = state;
      if (body.version !== settings.version) return errorAnswer(409, 'Somebody else has saved.', 'permissions_changed');
      const defaultPermissions = { ...settings.defaultPermissions, ...body.defaultPermissions };
      state.settings = { ...settings, defaultPermissions, version: settings.version + 1 };
      return HttpResponse.json(state.settings);
    }),
    http.post<never, Pick<SaveTabPermissions, 'permissions'>>(`${path}/impact`, async ({ request }) => {
      const { permissions } = await request.json();
      state.impactsAsked.push(permissions);
      return HttpResponse.json(impactOf(state.settings, permissions));
    }),
    http.get(`${path}/versions`, () => HttpResponse.json(state.versions)),
    http.post<{ version: string }>(`${path}/versions/:version/undo`, ({ params }) => {
      state.undone.push(Number(params.version));
      state.settings = { ...state.settings, version: state.settings.version + 1 };
      state.versions = [{ ...aSave, version: state.settings.version, kind: 'undo' }, ...state.versions];
      return HttpResponse.json(state.settings);
    }),
  );
  return state;
}

/** A save by Ada: Customers lost Markets and got Map. */
export const aSave: TabPermissionVersion = {
  version: 4,
  at: '2026-03-04T12:00:00.000Z',
  actor: { id: 'u-1', name: 'Ada Byron' },
  kind: 'save',
  changes: [{ role: 'user', added: ['map'], removed: ['markets'] }],
  until: null,
};

function temporaryAfter(settings: TabPermissionSettings, { permissions, until }: SaveTabPermissions) {
  const changed = roles.filter((role) => permissions[role]);
  const others = settings.temporary.filter(({ role }) => !changed.includes(role));
  if (!until) return others;
  return [...others, ...changed.map((role) => ({ role, until, before: settings.permissions[role] }))];
}

/**
 * Made-up counts: as many users as the role's name has letters, two of them online. `map` is added and `markets`
 * removed.
 */
function impactOf(settings: TabPermissionSettings, permissions: SaveTabPermissions['permissions']): PermissionImpact {
  const changed = roles.flatMap((role) => {
    const after = permissions[role];
    return after ? [{ role, after }] : [];
  });
  return {
    version: settings.version,
    roles: changed.map(({ role, after }) => ({
      role,
      after,
      before: settings.permissions[role],
      people: 1200 + role.length,
      online: 2,
      remotes: { opened: [], closed: after.includes('markets') ? [] : ['markets'] },
      scopes: {
        opened: after.includes('map') ? ['map'] : [],
        closed: after.includes('markets') ? [] : ['markets', 'favourites'],
      },
    })),
  };
}

export const answerReads = (answer: () => Response | Promise<Response>) => server.use(http.get(path, answer));
export const answerSaves = (answer: () => Response | Promise<Response>) => server.use(http.put(path, answer));
/**
 * Refuses the next save until the user has reauthenticated, and accepts any password or code; returns what was sent.
 */
export function refuseUntilReauthenticated() {
  const inputs: unknown[] = [];
  const refuse = () => errorAnswer(403, 'Please confirm that it is you.', 'fresh_proof_required');
  server.use(
    http.put(path, refuse, { once: true }),
    http.post('/api/v1/auth/proof', async ({ request }) => {
      inputs.push(await request.json());
      return HttpResponse.json({ success: true, data: { accessToken: 'proved' } });
    }),
  );
  return inputs;
}

export const answerDefaultSaves = (answer: () => Response | Promise<Response>) =>
  server.use(http.put(defaultsPath, answer));
export const answerImpacts = (answer: () => Response | Promise<Response>) =>
  server.use(http.post(`${path}/impact`, answer));
export const answerVersions = (answer: () => Response | Promise<Response>) =>
  server.use(http.get(`${path}/versions`, answer));
export const answerUndos = (answer: () => Response | Promise<Response>) =>
  server.use(http.post(`${path}/versions/:version/undo`, answer));

/** The events that the screens of the panel follow. */
type FollowedEvent = 'permissions.changed' | 'remotes.changed' | 'areas.changed' | 'gateway-configuration.changed';

/**
 * Opens the stream of live events as the shell does; returns a function that sends one. Closed at the end of the test.
 */
export async function openEvents() {
  server.use(
    http.get('/api/v1/events', () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          stream = controller;
        },
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  await new Promise<void>((resolve) => {
    stop = openLiveEvents(() => resolve());
  });
  return (event: BrowserEvent<FollowedEvent>) =>
    stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
}

let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
let stop: (() => void) | undefined;

/** Breaks the stream of live events; it reconnects automatically. */
export const interruptEvents = () => stream?.close();

afterEach(() => stop?.());
