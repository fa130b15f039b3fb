import { server } from '@plaza/test-kit/screens/http-answers';
import { http } from 'msw';

/** Answers a POST; returns what was sent. */
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

/** An answer that waits until it is released. */
export function holdAnswer(answer: () => Response) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: () => released.then(answer), release };
}
