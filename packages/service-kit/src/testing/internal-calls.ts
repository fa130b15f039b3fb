import { type Answer, client } from '@plaza/test-kit/http';
import { createServiceTokens, serviceTokenHeader } from '../internal/service-tokens';
import { messageAuthentication } from '../security/message-authentication';
import type { TestService } from './service';

interface Attack {
  readonly what: string;
  readonly code: string;
  /** The token of the attack; undefined for none. */
  token(service: TestService, method: string, target: string): string | undefined;
}

const minute = 60_000;
const issue = (authentication: TestService['authentication'], audience: string, method: string, target: string) =>
  createServiceTokens(authentication).issue({ caller: 'neighbour', audience, method, target });

function issuedAt(now: number, make: () => string): string {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  const token = make();
  clock.mockRestore();
  return token;
}

const attacks: readonly Attack[] = [
  { what: 'without a token', code: 'not_signed_in', token: () => undefined },
  { what: 'with no token at all', code: 'token_invalid', token: () => 'neighbour' },
  {
    what: 'with an expired token',
    code: 'token_expired',
    token: ({ authentication, name }, method, target) =>
      issuedAt(Date.now() - 2 * minute, () => issue(authentication, name, method, target)),
  },
  {
    what: 'with a token of the far future',
    code: 'token_invalid',
    token: ({ authentication, name }, method, target) =>
      issuedAt(Date.now() + 60 * minute, () => issue(authentication, name, method, target)),
  },
  {
    what: 'with a token for another service',
    code: 'token_invalid',
    token: ({ authentication }, method, target) => issue(authentication, 'another', method, target),
  },
  {
    what: 'with a token for another call',
    code: 'token_invalid',
    token: ({ authentication, name }, method) => issue(authentication, name, method, '/internal/another'),
  },
  {
    what: 'with a token signed by another key',
    code: 'token_invalid',
    token: ({ name }, method, target) =>
      issue(messageAuthentication(['a secret that no service of this platform has']), name, method, target),
  },
];

/**
 * Declares tests that the internal calls of a service answer nobody but other services.
 * @param expected the internal routes, written by hand so that none is added unnoticed
 */
export function testInternalCalls(service: () => TestService, expected: readonly string[]): void {
  async function internalRoutes(): Promise<{ method: string; target: string; route: string }[]> {
    interface Document {
      readonly paths: Readonly<Record<string, object>>;
    }
    const { body } = await service().nobody.get<Document>('/openapi.json');
    return Object.entries(body.paths)
      .filter(([path]) => path.startsWith('/internal'))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => {
          const route = `${method.toUpperCase()} ${path}`;
          return { method: method.toUpperCase(), target: path.replace(/\{\w+\}/g, 'x'), route };
        }),
      );
  }

  function send(method: string, target: string, token: string | undefined): Promise<Answer<unknown>> {
    const headers: Record<string, string> = token === undefined ? {} : { [serviceTokenHeader]: token };
    const caller = client(service().url, { headers });
    return method === 'GET' ? caller.get(target) : caller.post(target, {});
  }

  test('the internal calls are the declared ones', async () => {
    expect((await internalRoutes()).map(({ route }) => route).sort()).toEqual([...expected].sort());
  });

  if (expected.length === 0) return;

  test.each(attacks)('every internal call $what: 401', async ({ code, token }) => {
    for (const { method, target, route } of await internalRoutes()) {
      for (const path of [target, target.toUpperCase()]) {
        const { status, body } = await send(method, path, token(service(), method, path));
        expect({ route, status, body }).toMatchObject({ route, status: 401, body: { error: { code } } });
      }
    }
  });

  test('every internal call with a token for it: not 401', async () => {
    for (const { method, target, route } of await internalRoutes()) {
      const { authentication, name } = service();
      const { status } = await send(method, target, issue(authentication, name, method, target));
      expect({ route, isLetIn: status !== 401 && status < 500 }).toEqual({ route, isLetIn: true });
    }
  });
}
