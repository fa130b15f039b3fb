import type { InternalFetch } from '@plaza/service-kit/internal/internal-fetch';
import type { Log } from '@plaza/service-kit/logging/log';
import { z } from 'zod';
import type { Profiles } from './profiles';

const timeoutMs = 1000;
const Answer = z.object({ birthDate: z.string().nullable(), familySize: z.number().int().nullable() });

/** Reads the caller's profile from identity, with the caller's token. */
export function identityClient(identityUrl: string, internalFetch: InternalFetch, log: Log): Profiles {
  const url = new URL('/api/v1/profile', identityUrl);
  return {
    async factsOf(token) {
      try {
        const headers = { authorization: `Bearer ${token}` };
        const response = await internalFetch('identity', url, { headers, signal: AbortSignal.timeout(timeoutMs) });
        if (!response.ok) throw new Error(`identity answered ${response.status}`);
        return Answer.parse(await response.json());
      } catch (error) {
        log.warn({ err: error }, 'the profile could not be read; metrics that need it are omitted');
        return undefined;
      }
    },
  };
}
