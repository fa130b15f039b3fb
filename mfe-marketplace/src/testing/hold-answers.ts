import { server } from '@plaza/test-kit/screens/http-answers';
import { http } from 'msw';

/** Holds back what is sent to a path, for others to handle once it is released. @returns releases it */
export function holdAnswers(method: 'post' | 'put' | 'patch' | 'delete', path: string): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http[method](path, async () => {
      await released; // and go on to the handler behind this one
    }),
  );
  return () => release();
}
