import { server } from '@plaza/test-kit/screens/http-answers';
import { http } from 'msw';

/**
 * Delays requests to a path until they are released; other handlers then respond. @returns a function that releases
 * them
 */
export function holdAnswers(method: 'post' | 'put' | 'patch' | 'delete', path: string): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http[method](path, async () => {
      await released; // then continues with the next handler
    }),
  );
  return () => release();
}
