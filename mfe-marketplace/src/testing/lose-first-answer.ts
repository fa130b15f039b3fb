import { server } from '@plaza/test-kit/screens/mock-server';
import { HttpResponse, http } from 'msw';

/**
 * Loses the response to the first POST to a path; later ones reach the other handlers. @returns all idempotency keys
 */
export function loseFirstAnswer(path: string): (string | null)[] {
  const keys: (string | null)[] = [];
  server.use(
    http.post(path, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? HttpResponse.error() : undefined;
    }),
  );
  return keys;
}
