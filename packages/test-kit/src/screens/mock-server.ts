import { http } from 'msw';
import { setupServer } from 'msw/node';

/** Answers the requests of a screen under test; a request without a handler fails the test. */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/**
 * Delays requests to a path until they are released; other handlers then respond. @returns a function that releases
 * them
 */
export function holdRequests(method: 'post' | 'put' | 'patch' | 'delete', path: string): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http[method](path, async () => {
      await released; // then continues with the next handler
    }),
  );
  return () => release();
}
