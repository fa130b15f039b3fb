import { identityInternal, PeopleAnswer, type PeopleQuestion, type PersonCard } from '@plaza/contracts/identity';
import type { Bus } from '@plaza/service-kit/bus/bus';
import { Unavailable } from '@plaza/service-kit/errors';
import { LRUCache } from 'lru-cache';
import type { UserDirectory } from './user-directory';

const timeoutMs = 3000;
/** A card that no event has outdated is asked for anew after this; an event may be lost with its bus. */
const cacheMs = 10_000;
const mostAtOnce = 500;

/** Asks identity over the private network, and keeps cards for a few seconds, until one is said to have changed. */
export function identityClient(identityUrl: string, bus: Bus): UserDirectory & { stop(): void } {
  const url = new URL(identityInternal.peoplePath, identityUrl);
  const cached = new LRUCache<string, PersonCard>({ max: 10_000, ttl: cacheMs });
  const forget = ({ payload }: { payload: { userId: string } }) => void cached.delete(payload.userId);
  const stops = [bus.subscribe('user.changed', forget), bus.subscribe('user.deleted', forget)];

  async function ask(question: PeopleQuestion): Promise<readonly PersonCard[]> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(question),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`identity answered ${response.status}`);
      return PeopleAnswer.parse(await response.json()).people;
    } catch (error) {
      throw new Unavailable('people_unavailable', 'People cannot be looked up just now. Please try again.', error);
    }
  }

  return {
    async byIds(ids) {
      const cards = new Map<string, PersonCard>();
      const missing = new Set<string>();
      for (const id of ids) {
        const card = cached.get(id);
        if (card) cards.set(id, card);
        else missing.add(id);
      }
      const asked = [...missing];
      for (let at = 0; at < asked.length; at += mostAtOnce) {
        for (const card of await ask({ ids: asked.slice(at, at + mostAtOnce) })) {
          cached.set(card.id, card);
          cards.set(card.id, card);
        }
      }
      return cards;
    },
    employeesOf: (contractorId) => ask({ employeesOf: contractorId }),
    stop() {
      for (const stop of stops) stop();
    },
  };
}
