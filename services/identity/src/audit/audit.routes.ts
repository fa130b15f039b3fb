import { auditCalls } from '@plaza/contracts/identity';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { listAudit } from './audit';

export function auditRoutes(trust: Trust): Routes {
  return createRoutes(trust).on(auditCalls.audit, ({ query }) => listAudit(query.action));
}
