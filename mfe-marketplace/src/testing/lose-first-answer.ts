import { server } from '@plaza/test-kit/screens/http-answers';
import { HttpResponse, http } from 'msw';

/** Loses the answer to the first POST to a path, and lets others handle the next ones. @returns the keys of all */
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
