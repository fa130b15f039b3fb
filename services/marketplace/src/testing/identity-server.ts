import { randomUUID } from 'node:crypto';
import { identityInternal, type UserCard, UserCardsQuery } from '@plaza/contracts/internal/identity';
import { isServiceCall } from '@plaza/service-kit/testing/service-client';
import { listen } from '@plaza/test-kit/http';

/** A user with made-up values for fields that a test does not set. */
export function userFixture(name: string, other: Partial<UserCard> = {}): UserCard {
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`;
  const id = randomUUID();
  const base = { id, name, email, phone: '+1 416 555 0100', role: 'user', isAdmin: false, company: '' } as const;
  return { ...base, contractorId: null, ...other };
}

/** A stand-in for identity that knows the users added by a test. `requestCount` counts the requests. */
export async function startIdentity() {
  const usersById = new Map<string, UserCard>();
  const state = { requestCount: 0, isUp: true };
  const holds: (() => Promise<void>)[] = [];
  const { url, close } = await listen(async (request, response) => {
    state.requestCount += 1;
    if (!state.isUp || request.url !== identityInternal.peoplePath || !isServiceCall(request, 'identity')) {
      response.writeHead(503).end();
      return;
    }
    let body = '';
    for await (const chunk of request) body += chunk;
    const question = UserCardsQuery.parse(JSON.parse(body));
    const found = [...usersById.values()].filter(isAsked(question)).sort((a, b) => a.name.localeCompare(b.name));
    await holds.shift()?.();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ people: found }));
  });
  return Object.assign(state, {
    url,
    /** Adds users and returns the first one. */
    add(first: UserCard, ...others: UserCard[]): UserCard {
      for (const one of [first, ...others]) usersById.set(one.id, one);
      return first;
    },
    remove: (id: string) => void usersById.delete(id),
    /** Delays the answer to the next request. From `isReady` on it has the users of that moment; `send` sends it. */
    holdNextAnswer() {
      const answer = { isReady: false, send: () => {} };
      holds.push(() => new Promise((send) => void Object.assign(answer, { isReady: true, send })));
      return answer;
    },
    stop: close,
  });
}

export type IdentityServer = Awaited<ReturnType<typeof startIdentity>>;

function isAsked(question: UserCardsQuery): (card: UserCard) => boolean {
  if ('ids' in question) return ({ id }) => question.ids.includes(id);
  return ({ contractorId }) => contractorId === question.employeesOf;
}
