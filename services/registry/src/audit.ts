import { randomUUID } from 'node:crypto';
import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import { type OutboxEntry, outboxEntry } from '@plaza/service-kit/outbox/outbox';

/** Who does something, and in which request. */
export type ActAuthor = Pick<AuditedAct, 'actor' | 'by' | 'requestId'>;

/** The outbox entries that go into a document in the same write as the audited change. */
export const auditEntry = (
  { actor, by, requestId }: ActAuthor,
  act: Pick<AuditedAct, 'target' | 'action' | 'before' | 'after'>,
): OutboxEntry => outboxEntry('act.audited', { id: randomUUID(), actor, ...(by ? { by } : {}), requestId, ...act });
