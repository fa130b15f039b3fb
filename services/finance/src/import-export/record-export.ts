import { randomUUID } from 'node:crypto';
import type { Caller } from '@plaza/contracts/identity/session';
import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import { identityInternal } from '@plaza/contracts/internal/identity';
import { Unavailable } from '@plaza/service-kit/errors';
import { type InternalFetch, postInternal } from '@plaza/service-kit/internal/internal-fetch';

/**
 * Records an export of all of a user's data in identity's audit.
 * @throws Unavailable `audit_unavailable`, so that nothing is exported without a record
 */
export type RecordExport = (caller: Caller, format: string, requestId: string) => Promise<void>;

export function exportRecorder(identityUrl: string, internalFetch: InternalFetch): RecordExport {
  const url = new URL(identityInternal.actsPath, identityUrl);
  return async function recordExport({ id: target, role, impersonatorId }, format, requestId) {
    // Only high-level administrators can impersonate users.
    const actor = impersonatorId ? { id: impersonatorId, role: 'admin_high' as const } : { id: target, role };
    const record: AuditedAct = {
      id: randomUUID(),
      actor,
      target,
      action: 'finance.export',
      before: null,
      after: { format },
      requestId,
    };
    try {
      await postInternal(internalFetch, 'identity', url, record);
    } catch (error) {
      const sentence = 'Exports are recorded, which cannot be done just now. Please try again.';
      throw new Unavailable('audit_unavailable', sentence, error);
    }
  };
}
