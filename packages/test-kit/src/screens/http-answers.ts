import { errorEnvelope, type FieldError } from '@plaza/contracts/errors';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Answers the calls of a screen under test; a call that nobody answers fails the test. */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A failure in the platform's one shape. */
export function errorAnswer(status: number, message: string, code = 'refused', details: readonly FieldError[] = []) {
  return HttpResponse.json(errorEnvelope(code, message, 'r-1', details), { status });
}
