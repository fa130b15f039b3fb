import { randomUUID } from 'node:crypto';
import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import { identityInternal } from '@plaza/contracts/internal/identity';
import { postInternal } from '@plaza/service-kit/internal/internal-fetch';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../../environment/config';

type Context = Pick<ServiceContext<GatewayConfig>, 'config' | 'internalFetch'>;

/** Records the start or the end of a drill in the audit. */
export type RecordAct = (act: Omit<AuditedAct, 'id' | 'before'>) => Promise<unknown>;

/** @returns a function that throws if identity does not accept the record */
export function drillActs({ config, internalFetch }: Context): RecordAct {
  const url = new URL(identityInternal.actsPath, config.IDENTITY_URL);
  return (act) => postInternal(internalFetch, 'identity', url, { id: randomUUID(), before: null, ...act });
}
