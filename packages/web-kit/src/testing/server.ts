import { type ErrorCode, errorEnvelope } from '@plaza/contracts/errors';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A 401 or another error in the platform's error envelope. */
export const refused = (status: number, code: ErrorCode | 'invalid_credentials', message = 'Unauthorized') =>
  HttpResponse.json(errorEnvelope(code, message, 'r-1'), { status });

/** Mocks a path that accepts one token only; returns the tokens of the requests. */
export function takesOnly(token: string, path: string, answer: () => Response = () => HttpResponse.json('here')) {
  const asked: (string | null)[] = [];
  server.use(
    http.all(path, ({ request }) => {
      const bearer = request.headers.get('authorization');
      asked.push(bearer);
      return bearer === `Bearer ${token}` ? answer() : refused(401, 'token_expired');
    }),
  );
  return asked;
}

/** Mocks refreshes that succeed with this token; returns how many there were. */
export function renewsWith(token: string, meanwhile: () => void = () => undefined) {
  const refreshes = { count: 0 };
  server.use(
    http.post('/api/v1/auth/refresh', () => {
      refreshes.count += 1;
      meanwhile();
      return HttpResponse.json({ success: true, data: { accessToken: token, user: ada }, token, user: ada });
    }),
  );
  return refreshes;
}

/** Mocks refreshes that are refused; returns how many there were. */
export function renewsNone() {
  const refreshes = { count: 0 };
  server.use(
    http.post('/api/v1/auth/refresh', () => {
      refreshes.count += 1;
      return refused(401, 'not_signed_in');
    }),
  );
  return refreshes;
}

export const ada = userFixture();
