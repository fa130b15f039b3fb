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
import { errorAnswer, server } from '@plaza/test-kit/screens/http-answers';
import { openLiveEvents } from '@plaza/web-kit';
import { HttpResponse, http } from 'msw';

const path = '/api/v1/admin/tab-permissions';
const defaultsPath = '/api/v1/admin/default-tab-permissions';

/** What a proxy or a file server answers in place of the platform. */
export const page = (status: number) =>
  new HttpResponse('<!doctype html><h1>Plaza</h1>', { status, headers: { 'Content-Type': 'text/html' } });

/** The permissions as identity stores them: versions, conflicts, and what was requested. */
export function servePermissions() {
  const kept = {
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
    /** Somebody else saves the tabs of a role. */
    changeConcurrently(role: Role, tabs: TabId[]) {
      const { permissions, version } = kept.settings;
      kept.settings = { ...kept.settings, permissions: { ...permissions, [role]: tabs }, version: version + 1 };
    },
  };
  server.use(
    http.get(path, () => {
      kept.reads += 1;
      return HttpResponse.json(kept.settings);
    }),
    http.put<never, SaveTabPermissions>(path, async ({ request }) => {
      const body = await request.json();
      kept.saves.push(body);
      const { settings } = kept;
      if (body.version !== settings.version) return errorAnswer(409, 'Somebody else has saved.', 'permissions_changed');
      kept.settings = {
        ...settings,
        permissions: { ...settings.permissions, ...body.permissions },
        version: settings.version + 1,
        temporary: temporaryAfter(settings, body),
      };
      return HttpResponse.json(kept.settings);
    }),
    http.put<never, SaveDefaultTabPermissions>(defaultsPath, async ({ request }) => {
      const body = await request.json();
      kept.defaultSaves.push(body);
      const { settings } = kept;
      if (body.version !== settings.version) return errorAnswer(409, 'Somebody else has saved.', 'permissions_changed');
      const defaultPermissions = { ...settings.defaultPermissions, ...body.defaultPermissions };
      kept.settings = { ...settings, defaultPermissions, version: settings.version + 1 };
      return HttpResponse.json(kept.settings);
    }),
    http.post<never, Pick<SaveTabPermissions, 'permissions'>>(`${path}/impact`, async ({ request }) => {
      const { permissions } = await request.json();
      kept.impactsAsked.push(permissions);
      return HttpResponse.json(impactOf(kept.settings, permissions));
    }),
    http.get(`${path}/versions`, () => HttpResponse.json(kept.versions)),
    http.post<{ version: string }>(`${path}/versions/:version/undo`, ({ params }) => {
      kept.undone.push(Number(params.version));
      kept.settings = { ...kept.settings, version: kept.settings.version + 1 };
      kept.versions = [{ ...aSave, version: kept.settings.version, kind: 'undo' }, ...kept.versions];
      return HttpResponse.json(kept.settings);
    }),
  );
  return kept;
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

/** As many people as the role's name has letters, two of them online; `map` opens and `markets` closes. */
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
/** Refuses the next save for want of fresh proof, and takes any; gives what was proved with. */
export function refuseUntilProved() {
  const proofs: unknown[] = [];
  const refuse = () => errorAnswer(403, 'Please confirm that it is you.', 'fresh_proof_required');
  server.use(
    http.put(path, refuse, { once: true }),
    http.post('/api/v1/auth/proof', async ({ request }) => {
      proofs.push(await request.json());
      return HttpResponse.json({ success: true, data: { accessToken: 'proved' } });
    }),
  );
  return proofs;
}

export const answerDefaultSaves = (answer: () => Response | Promise<Response>) =>
  server.use(http.put(defaultsPath, answer));
export const answerImpacts = (answer: () => Response | Promise<Response>) =>
  server.use(http.post(`${path}/impact`, answer));
export const answerVersions = (answer: () => Response | Promise<Response>) =>
  server.use(http.get(`${path}/versions`, answer));
export const answerUndos = (answer: () => Response | Promise<Response>) =>
  server.use(http.post(`${path}/versions/:version/undo`, answer));

/** Opens the stream of live events, as the shell does; gives how to send one. It ends with the test. */
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
  return (event: BrowserEvent<'permissions.changed' | 'remotes.changed' | 'areas.changed'>) =>
    stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
}

let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
let stop: (() => void) | undefined;

/** Ends the stream of live events; it is opened again by itself. */
export const interruptEvents = () => stream?.close();

afterEach(() => stop?.());
