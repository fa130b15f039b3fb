import { errorEnvelope, type FieldError } from '@plaza/contracts/errors';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** Answers the requests of a screen under test; a request without a handler fails the test. */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** An error response with the platform's error envelope. */
export function errorAnswer(status: number, message: string, code = 'refused', details: readonly FieldError[] = []) {
  return HttpResponse.json(errorEnvelope(code, message, 'r-1', details), { status });
}

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
