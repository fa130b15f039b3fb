import { identityInternal, type UserCard, UserCards, type UserCardsQuery } from '@plaza/contracts/internal/identity';
import { Unavailable } from '@plaza/service-kit/errors';
import { postInternal } from '@plaza/service-kit/internal/internal-fetch';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import { LRUCache } from 'lru-cache';
import type { UserDirectory } from './user-directory';

/** An upper limit, because an event that invalidates a card may be lost. */
const cacheMs = 10_000;
const maxIdsPerRequest = 500;

/**
 * A client of identity on the private network, which caches cards until an event invalidates them or a few seconds have
 * passed.
 */
export function identityClient(
  identityUrl: string,
  { bus, internalFetch }: Pick<ServiceContext, 'bus' | 'internalFetch'>,
): UserDirectory & { stop(): void } {
  const url = new URL(identityInternal.peoplePath, identityUrl);
  const cached = new LRUCache<string, UserCard>({ max: 10_000, ttl: cacheMs });
  let invalidations = 0;
  const evict = ({ payload }: { payload: { userId: string } }) => {
    invalidations += 1;
    cached.delete(payload.userId);
  };
  const stops = [bus.subscribe('user.changed', evict), bus.subscribe('user.deleted', evict)];

  async function request(question: UserCardsQuery): Promise<readonly UserCard[]> {
    try {
      const response = await postInternal(internalFetch, 'identity', url, question);
      return UserCards.parse(await response.json()).people;
    } catch (error) {
      throw new Unavailable('people_unavailable', 'People cannot be looked up just now. Please try again.', error);
    }
  }

  return {
    async byIds(ids, { isFresh = false } = {}) {
      const cards = new Map<string, UserCard>();
      const missing = new Set<string>();
      for (const id of ids) {
        const card = isFresh ? undefined : cached.get(id);
        if (card) cards.set(id, card);
        else missing.add(id);
      }
      const toRequest = [...missing];
      for (let index = 0; index < toRequest.length; index += maxIdsPerRequest) {
        const before = invalidations;
        for (const card of await request({ ids: toRequest.slice(index, index + maxIdsPerRequest) })) {
          cards.set(card.id, card);
          // A user changed meanwhile, so identity may have answered with an earlier card of them.
          if (invalidations === before) cached.set(card.id, card);
        }
      }
      return cards;
    },
    employeesOf: (contractorId) => request({ employeesOf: contractorId }),
    stop() {
      for (const stop of stops) stop();
    },
  };
}
