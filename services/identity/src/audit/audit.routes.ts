import { auditCalls } from '@plaza/contracts/identity/audit';
import { cutHeader } from '@plaza/contracts/identity/audit-file';
import { limits } from '@plaza/contracts/limits';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { addAuditRecord } from './audit';
import { toAuditCsv } from './audit-csv';
import { listAudit, newestAudit } from './read-audit';

/** Reads what administrators did. No call changes or deletes a record. */
export function auditRoutes(trust: Trust): Routes {
  return createRoutes(trust)
    .on(auditCalls.audit, ({ query }) => listAudit(query))
    .onFile(auditCalls.auditFile, async ({ caller, requestId, query, ctx }) => {
      await addAuditRecord(
        { caller, requestId },
        { target: 'audit', action: 'audit.export', before: null, after: query },
      );
      const found = await newestAudit(query, limits.auditExport + 1);
      if (found.length > limits.auditExport) ctx.set(cutHeader, '1');
      ctx.attachment('plaza-audit.csv');
      return { bytes: toAuditCsv(found.slice(0, limits.auditExport)), type: 'text/csv; charset=utf-8' };
    });
}
