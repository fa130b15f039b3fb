import { identityInternal, UserCards } from '@plaza/contracts/internal/identity';
import { postInternal } from '@plaza/service-kit/internal/internal-fetch';
import type { ServiceContext } from '@plaza/service-kit/start-service';

/** When users created their accounts; users whom identity does not know, or who may not sign in, are missing. */
export interface AccountAges {
  /** @throws Error if identity does not respond */
  of(ids: readonly string[]): Promise<ReadonlyMap<string, Date>>;
}

const maxAges = 20_000;
const maxIdsPerRequest = 500;

/** Asks identity over the private network, and caches the dates, which never change. */
export function accountAges(
  identityUrl: string,
  { internalFetch }: Pick<ServiceContext, 'internalFetch'>,
): AccountAges {
  const url = new URL(identityInternal.peoplePath, identityUrl);
  const known = new Map<string, Date>();

  async function ask(ids: readonly string[]): Promise<void> {
    const response = await postInternal(internalFetch, 'identity', url, { ids });
    for (const { id, createdAt } of UserCards.parse(await response.json()).people) {
      if (createdAt === undefined) continue;
      for (const oldest of known.keys()) {
        if (known.size < maxAges) break;
        known.delete(oldest);
      }
      known.set(id, new Date(createdAt));
    }
  }

  return {
    async of(ids) {
      const unknown = [...new Set(ids)].filter((id) => !known.has(id));
      for (let index = 0; index < unknown.length; index += maxIdsPerRequest)
        await ask(unknown.slice(index, index + maxIdsPerRequest));
      return new Map(
        ids.flatMap((id) => {
          const since = known.get(id);
          return since ? [[id, since] as const] : [];
        }),
      );
    },
  };
}
