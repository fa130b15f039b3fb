import { HttpResponse, http } from 'msw';
import { api } from '../../api/api';
import { createAppStore } from '../../store/store';
import { ada, server } from '../../testing/server';
import { sessionApi } from '../session-api';

const mePath = '/api/v1/auth/me';

/** The server's response with the signed-in user. */
export const me = (user = ada) => HttpResponse.json({ success: true, data: { user }, user });

/** What the browser stores of a session. */
export const stored = () => ({ jwt: localStorage.getItem('jwt'), user: localStorage.getItem('user') });

/** Stores a session as an earlier visit would have left it. */
export const store = (token: string, user: string | null = JSON.stringify(ada)) => {
  localStorage.setItem('jwt', token);
  if (user !== null) localStorage.setItem('user', user);
};

/** Mocks the endpoint that answers the signed-in user; returns the tokens of the requests. */
export function answersMe(answer: () => Response | Promise<Response>) {
  const asked: (string | null)[] = [];
  server.use(
    http.get(mePath, ({ request }) => {
      asked.push(request.headers.get('authorization'));
      return answer();
    }),
  );
  return asked;
}

/** A signed-in store with a cached answer. */
export async function storeWithCache() {
  server.use(http.get('/api/v1/remotes', () => HttpResponse.json([])));
  const page = createAppStore();
  await page.dispatch(sessionApi.endpoints.sessionRemotes.initiate());
  expect(cacheOf(page)).toHaveLength(1);
  return page;
}

/** The keys of a store's cached queries. */
export const cacheOf = (page: ReturnType<typeof createAppStore>) =>
  Object.keys(page.getState()[api.reducerPath].queries);
