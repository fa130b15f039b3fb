import type { Cache } from '@plaza/service-kit/cache/cache';
import type { OutboxRelay } from '@plaza/service-kit/outbox/relay';
import { permissionsKey } from '@plaza/service-kit/trust/permissions';
import { settleAudit } from '../audit/audit';
import type { Background } from '../background/background';

/** What makes a save take effect everywhere at once. */
export interface Effects {
  readonly cache: Cache;
  readonly relay: OutboxRelay;
  readonly background: Background;
}

/** After a save: nobody reads the older tabs from the cache, everybody hears of it, and its record moves on. */
export async function takeEffect({ cache, relay, background }: Effects): Promise<void> {
  await cache.drop(permissionsKey);
  await relay.flush();
  // The record is safe beside the change: should it not move on now, the next write or reading moves it.
  await background.run('moving an audit record', settleAudit);
}
