import { errorEnvelope, type FieldError } from '@plaza/contracts/errors';
import { HttpResponse } from 'msw';
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
