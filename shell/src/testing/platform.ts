import { errorEnvelope } from '@plaza/contracts/errors';
import type { BrowserEvent } from '@plaza/contracts/events';
import type { User } from '@plaza/contracts/identity/session';
import type { ShownAreaTab } from '@plaza/contracts/identity/tab-permissions';
import { remotesFor } from '@plaza/contracts/permission-graph';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { defaultTabs, type TabId } from '@plaza/contracts/tabs';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

export const ada = userFixture();

/** An error in the platform's envelope. */
export const refused = (status: number, message = 'Unauthorized', code = 'not_signed_in') =>
  HttpResponse.json(errorEnvelope(code, message, 'r-1'), { status });

/** The gateway's descriptors of remotes for users with these tabs. */
export function describedRemotes(
  tabs: readonly TabId[],
  version = '1.0.0',
  changes: Partial<RemoteDescriptor> = {},
  areaTabs: readonly ShownAreaTab[] = [],
): RemoteDescriptor[] {
  const areas = areaTabs.map(({ id, area }) => ({ area, tabs: [{ id, scopes: [] }] }));
  return remotesFor(tabs, areas).map(({ name, tabs: own }) => ({
    name,
    tabs: own,
    version,
    entry: `/remotes/${name}/${version}/remoteEntry.js`,
    integrity: {},
    contract: 1,
    ...changes,
  }));
}

/**
 * Mocks the platform for a signed-in user, or with null for a visitor. Changes of the returned object change its
 * responses from then on. `requests` contains the paths of all requests.
 */
export function meetPlatform(user: User | null, tabs: readonly TabId[] = user ? defaultTabs[user.role] : []) {
  if (user) {
    localStorage.setItem('jwt', 'token');
    localStorage.setItem('user', JSON.stringify(user));
  }
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const platform = {
    tabs: tabs as readonly TabId[],
    version: '1.0.0',
    /** The tabs of areas that are not built in; the user has those that are also in `tabs`. */
    areaTabs: [] as ShownAreaTab[],
    /** Further fields of its descriptors. */
    described: {} as Partial<RemoteDescriptor>,
    requests: [] as string[],
    sendEvent: (event: BrowserEvent) => stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    breakStream: () => stream?.close(),
  };
  const answer = (path: string, give: () => Response) =>
    http.all(path, ({ request }) => {
      platform.requests.push(`${request.method} ${path}`);
      return give();
    });
  server.use(
    answer('/api/v1/auth/my-tab-permissions', () => {
      const permissions = platform.tabs;
      const areaTabs = platform.areaTabs.filter(({ id }) => permissions.includes(id));
      return HttpResponse.json({ success: true, data: { role: user?.role, permissions }, permissions, areaTabs });
    }),
    answer('/api/v1/remotes', () =>
      HttpResponse.json(describedRemotes(platform.tabs, platform.version, platform.described, platform.areaTabs)),
    ),
    answer('/api/v1/auth/me', () => HttpResponse.json({ success: true, data: { user }, user })),
    answer('/api/v1/auth/signout', () => HttpResponse.json({ success: true, message: 'Signed out.' })),
    answer('/api/v1/auth/refresh', () => refused(401)),
    answer('/api/v1/events', () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          stream = controller;
        },
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  return platform;
}
