import { server } from '@plaza/test-kit/screens/mock-server';
import { http } from 'msw';

/** Mocks a POST endpoint; returns the request bodies. */
export function answerPost(path: string, answer: () => Response | Promise<Response>): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

/** A response that waits until it is released. */
export function holdAnswer(answer: () => Response) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: () => released.then(answer), release };
}
