import type { Cache } from '@plaza/service-kit/cache/cache';
import type { OutboxRelay } from '@plaza/service-kit/outbox/relay';
import { permissionsKey } from '@plaza/service-kit/trust/permissions';
import { flushPendingAudit } from '../audit/audit';
import type { Background } from '../background/background';

/** The dependencies that make a save take effect everywhere at once. */
export interface PublishDependencies {
  readonly cache: Cache;
  readonly relay: OutboxRelay;
  readonly background: Background;
}

/** After a save: drops the cached tabs, publishes the event and moves the audit record into the audit. */
export async function publishSave({ cache, relay, background }: PublishDependencies): Promise<void> {
  await cache.drop(permissionsKey);
  await relay.flush();
  // The record is stored with the change: if this fails, the next write or read of the audit moves it.
  await background.run('moving an audit record', flushPendingAudit);
}
