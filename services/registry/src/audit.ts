import { randomUUID } from 'node:crypto';
import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import { type OutboxEntry, outboxEntry } from '@plaza/service-kit/outbox/outbox';

/** The author of an audited act, and the request in which it happens. */
export type ActAuthor = Pick<AuditedAct, 'actor' | 'by' | 'requestId'>;

/** The outbox entry that is added to a document in the same write as the audited change. */
export const auditEntry = (
  { actor, by, requestId }: ActAuthor,
  act: Pick<AuditedAct, 'target' | 'action' | 'before' | 'after'>,
): OutboxEntry => outboxEntry('act.audited', { id: randomUUID(), actor, ...(by ? { by } : {}), requestId, ...act });
