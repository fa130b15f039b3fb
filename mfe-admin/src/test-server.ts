import type { BrowserEvent } from '@plaza/contracts/events';
import type { SaveDefaultTabPermissions, SaveTabPermissions, TabPermissionSettings } from '@plaza/contracts/identity';
import type { Role } from '@plaza/contracts/roles';
import { defaultTabPermissions, type TabId } from '@plaza/contracts/tabs';
import { refused, server } from '@plaza/test-kit/screens/http-answers';
import { openLiveEvents } from '@plaza/web-kit';
import { HttpResponse, http } from 'msw';

const path = '/api/v1/admin/tab-permissions';
const defaultsPath = '/api/v1/admin/default-tab-permissions';

/** What a proxy or a file server answers in place of the platform. */
export const page = (status: number) =>
  new HttpResponse('<!doctype html><h1>Plaza</h1>', { status, headers: { 'Content-Type': 'text/html' } });

/** The permissions as identity keeps them: versions, conflicts, and what was asked of it. */
export function keepPermissions() {
  const kept = {
    settings: {
      success: true,
      permissions: structuredClone(defaultTabPermissions),
      defaultPermissions: structuredClone(defaultTabPermissions),
      version: 4,
    } satisfies TabPermissionSettings as TabPermissionSettings,
    reads: 0,
    saves: [] as SaveTabPermissions[],
    defaultSaves: [] as SaveDefaultTabPermissions[],
    /** Somebody else saves the tabs of a role. */
    changeElsewhere(role: Role, tabs: TabId[]) {
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
      if (body.version !== settings.version) return refused(409, 'Somebody else has saved.', 'permissions_changed');
      const permissions = { ...settings.permissions, ...body.permissions };
      kept.settings = { ...settings, permissions, version: settings.version + 1 };
      return HttpResponse.json(kept.settings);
    }),
    http.put<never, SaveDefaultTabPermissions>(defaultsPath, async ({ request }) => {
      const body = await request.json();
      kept.defaultSaves.push(body);
      const { settings } = kept;
      const defaultPermissions = { ...settings.defaultPermissions, ...body.defaultPermissions };
      kept.settings = { ...settings, defaultPermissions, version: settings.version + 1 };
      return HttpResponse.json(kept.settings);
    }),
  );
  return kept;
}

export const answerReads = (answer: () => Response | Promise<Response>) => server.use(http.get(path, answer));
export const answerSaves = (answer: () => Response | Promise<Response>) => server.use(http.put(path, answer));
export const answerDefaultSaves = (answer: () => Response | Promise<Response>) =>
  server.use(http.put(defaultsPath, answer));

/** Opens the stream of live events, as the shell does; gives how to send one. It ends with the test. */
export async function openEvents() {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
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
  return (event: BrowserEvent<'permissions.changed'>) =>
    stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
}

let stop: (() => void) | undefined;
afterEach(() => stop?.());
