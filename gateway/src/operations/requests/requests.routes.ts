import { randomUUID } from 'node:crypto';
import Router from '@koa/router';
import type { Caller } from '@plaza/contracts/identity/session';
import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import { identityInternal } from '@plaza/contracts/internal/identity';
import { operationsCalls } from '@plaza/contracts/operations/calls';
import { RequestId, RequestWindow } from '@plaza/contracts/operations/requests';
import { NotFound, parse, Unauthenticated, Unavailable } from '@plaza/service-kit/errors';
import { requireRoleOf } from '@plaza/service-kit/guards/permissions';
import { rejectWithoutReauthentication } from '@plaza/service-kit/guards/reauthentication';
import { rejectImpersonation } from '@plaza/service-kit/guards/session';
import { postInternal } from '@plaza/service-kit/internal/internal-fetch';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { Context } from 'koa';
import type { GatewayConfig } from '../../environment/config';
import { exchangeOf } from '../../own-routes/exchange-of-context';
import type { RequestFinder } from './find-requests';

/**
 * `/api/v1/operations/requests…`: finds a request in all processes, for administrators; each search is recorded in the
 * audit.
 */
export function requestsRoutes(
  { config, internalFetch }: Pick<ServiceContext<GatewayConfig>, 'config' | 'internalFetch'>,
  finder: RequestFinder,
): Router {
  const acts = new URL(identityInternal.actsPath, config.IDENTITY_URL);
  const router = new Router();
  router.get(operationsCalls.findRequests.path, async (ctx) => {
    const caller = operatorOf(ctx);
    const window = parse(RequestWindow, { ...ctx.query });
    await record(ctx, caller, window);
    ctx.body = await finder.inWindow(window);
  });
  router.get(operationsCalls.findRequest.path, async (ctx) => {
    const caller = operatorOf(ctx);
    const { id } = parse(RequestId, ctx.params);
    await record(ctx, caller, { id });
    const found = await finder.find(id);
    if (found.parts.length === 0 && found.unanswered.length === 0) {
      throw new NotFound('request_not_found', 'No process keeps a request or a trace of this id.');
    }
    ctx.body = found;
  });
  return router;

  /** @throws Unavailable `audit_unavailable`, in which case nothing is shown */
  async function record(ctx: Context, { id, role }: Caller, after: Record<string, unknown>): Promise<void> {
    const act: AuditedAct = {
      id: randomUUID(),
      actor: { id, role },
      target: 'requests',
      action: 'request.find',
      before: null,
      after,
      requestId: ctx.state.requestId,
    };
    try {
      await postInternal(internalFetch, 'identity', acts, act);
    } catch (error) {
      const sentence = 'Searches are recorded, which cannot be done just now. Please try again.';
      throw new Unavailable('audit_unavailable', sentence, error);
    }
  }
}

function operatorOf(ctx: Context): Caller {
  const { caller } = exchangeOf(ctx);
  if (!caller) throw new Unauthenticated();
  requireRoleOf(caller, ['admin_high']);
  rejectImpersonation(caller);
  rejectWithoutReauthentication(caller);
  return caller;
}
