import type { AdminUser, Deletion, NewUser, UserChanges } from '@plaza/contracts/identity/user-administration';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { HttpResponse, http } from 'msw';

const path = '/api/v1/admin/users';

/** An id that ends in this number. */
export const idOf = (n: number) => `1f0c6ad2-7c5e-4a51-9d61-${String(n).padStart(12, '0')}`;

export const adminUserFixture = (overrides: Partial<AdminUser> = {}): AdminUser => ({
  ...userFixture(overrides),
  mustChangePassword: false,
  ...overrides,
});

/** User 1 to `count`: verified customers, each named by their number. */
export const crowd = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    adminUserFixture({ id: idOf(index + 1), email: `person${index + 1}@example.com`, lastName: `Number${index + 1}` }),
  );

const answerWithCompanies = (names: string[]) => http.get('/api/v1/admin/companies', () => HttpResponse.json(names));
const companies = answerWithCompanies(['Acme', 'Hopper Electric']);

/** Mocks the users of identity, and records the requests. */
export function serveUsers(users: AdminUser[]) {
  const stored = {
    users,
    /** The queries of the list, except those that load contractors for a selection. */
    lists: [] as Record<string, string>[],
    /** The company of each contractor by id, which their employees inherit. */
    companyOf: {} as Readonly<Record<string, string>>,
    sent: [] as { call: string; body: unknown }[],
    deletion: { userId: idOf(0), customId: 'CUS-000001', at: '2026-11-01T00:00:00.000Z' } as Deletion,
  };
  const find = (id: unknown) => stored.users.find((user) => user.id === id);
  const gone = () => errorAnswer(404, 'User not found.', 'user_not_found');
  const answer = (user: AdminUser) =>
    HttpResponse.json({ success: true, data: { user }, user, companyName: user.companyName, company_name: null });
  const record = async (call: string, request: Request) => {
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    stored.sent.push({ call, body });
    return body;
  };
  const said = (message: string) => HttpResponse.json({ success: true, message });

  server.use(
    http.get(path, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      if (query.limit === '10') stored.lists.push(query);
      return HttpResponse.json(pageOf(stored.users, query));
    }),
    companies,
    http.get(`${path}/:id`, ({ params }) => {
      const user = find(params.id);
      return user ? answer(user) : gone();
    }),
    http.post(path, async ({ request }) => {
      const { password, company_name, contractorId = null, ...fields } = (await record('POST', request)) as NewUser;
      const user = adminUserFixture({ ...fields, contractorId, id: idOf(stored.users.length + 1) });
      stored.users = [user, ...stored.users];
      return answer(user);
    }),
    http.patch(`${path}/:id`, async ({ params, request }) => {
      const { updatedAt, ...changes } = (await record('PATCH', request)) as UserChanges;
      const user = find(params.id);
      if (!user) return errorAnswer(404, 'This person was deleted meanwhile.', 'user_deleted');
      if (updatedAt && updatedAt !== user.updatedAt) {
        const message = `The first name is now ${user.firstName}.`;
        return errorAnswer(409, 'Somebody else has changed this person.', 'user_changed', [
          { path: 'firstName', message },
        ]);
      }
      const companyName = stored.companyOf[changes.contractorId ?? ''];
      const changed = {
        ...user,
        ...changes,
        ...(companyName && { companyName }),
        updatedAt: '2026-11-02T00:00:00.000Z',
      };
      stored.users = stored.users.map((one) => (one.id === changed.id ? changed : one));
      return answer(changed);
    }),
    http.patch(`${path}/:id/password`, async ({ request }) => {
      await record('PATCH password', request);
      return said('Password reset successfully');
    }),
    http.post(`${path}/:id/reset-link`, async ({ request, params }) => {
      await record('POST reset-link', request);
      return said(`A reset link was sent to ${find(params.id)?.email}.`);
    }),
    http.delete(`${path}/:id`, async ({ params, request }) => {
      await record('DELETE', request);
      if (!find(params.id)) return gone();
      stored.users = stored.users.filter(({ id }) => id !== params.id);
      stored.deletion = {
        ...stored.deletion,
        userId: String(params.id),
        confirmed: [],
        awaiting: ['finance', 'marketplace'],
        complete: false,
      };
      return HttpResponse.json({ success: true, data: { deletion: stored.deletion }, deletion: stored.deletion });
    }),
    http.get('/api/v1/admin/deletions/:id', () =>
      HttpResponse.json({ success: true, data: { deletion: stored.deletion }, deletion: stored.deletion }),
    ),
    http.post(`${path}/:id/impersonate`, async ({ params, request }) => {
      await record('POST impersonate', request);
      const data = { accessToken: 'theirs', user: find(params.id), expiresAt: '2026-11-21T13:00:00.000Z' };
      return HttpResponse.json({ success: true, data });
    }),
  );
  return stored;
}

function pageOf(all: readonly AdminUser[], query: Record<string, string>) {
  const { search = '', company, role, contractorId } = query;
  const [page, limit] = [Number(query.page ?? 1), Number(query.limit)];
  const found = all.filter(
    (user) =>
      `${user.firstName} ${user.lastName} ${user.email}`.toLowerCase().includes(search.toLowerCase()) &&
      (!company || user.companyName === company) &&
      (!role || user.role === role) &&
      (!contractorId || user.contractorId === contractorId),
  );
  const users = found.slice((page - 1) * limit, page * limit);
  const pagination = { page, limit, total: found.length, totalPages: Math.ceil(found.length / limit) };
  return { success: true, data: { users, pagination }, users, pagination };
}

/** Sets the response of the list from now on. */
export const answerLists = (answer: () => Response | Promise<Response>) =>
  server.use(http.get(path, answer), companies);

export const answerCompanies = (names: string[]) => server.use(answerWithCompanies(names));
export const answerAdding = (answer: () => Response) => server.use(http.post(path, answer));
export const answerChanging = (answer: () => Response) => server.use(http.patch(`${path}/:id`, answer));
export const answerPasswords = (answer: () => Response) => server.use(http.patch(`${path}/:id/password`, answer));
export const answerResetLinks = (answer: () => Response) => server.use(http.post(`${path}/:id/reset-link`, answer));
export const answerRemoving = (answer: () => Response) => server.use(http.delete(`${path}/:id`, answer));
export const answerActingAs = (answer: () => Response) => server.use(http.post(`${path}/:id/impersonate`, answer));
