import type { RemoteName } from '@plaza/contracts/permission-graph';
import { type OutboxEntry, outboxEntry } from '@plaza/service-kit/outbox/outbox';

/** Notifies services, and the screens of the administrators who decide about areas. */
export const areaChanged = (area: RemoteName): OutboxEntry =>
  outboxEntry('areas.changed', { area }, { roles: ['admin_high'] });
