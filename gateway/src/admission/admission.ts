import { eventsPath } from '@plaza/contracts/event-stream';
import type { Caller } from '@plaza/contracts/session';
import { bearerOf } from '@plaza/service-kit/caller';
import { NotSignedIn } from '@plaza/service-kit/errors';
import { createLimiter } from '@plaza/service-kit/limiter';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../config';
import { unavailable } from '../proxy/upstream-failure';
import { type Refusal, tooMany } from '../refusal';
import type { Visit } from '../visit';
import { limitKey } from './client';
import { keepImpersonatedCall } from './impersonated-call';
import { isAuthAttempt, isPublicCall } from './public-calls';
import { SharedLimit } from './shared-limit';

type Verdict = Refusal | undefined;

/**
 * Says whether an API call may pass, and notes the caller in the visit. Answers at once where nothing has to be
 * fetched or verified, which is nearly always: waiting costs more than the checks.
 * @param target path and query as the service knows them
 */
export type Admit = (visit: Visit, target: string) => Verdict | Promise<Verdict>;

type Context = Pick<ServiceContext<GatewayConfig>, 'config' | 'log' | 'redis' | 'trust'>;

export function createAdmission({ config, log, redis, trust }: Context): Admit {
  const minute = { seconds: 60 };
  const addresses = new SharedLimit(
    { name: 'gateway-address', points: config.LIMIT_ADDRESS_PER_MINUTE, ...minute },
    redis,
    log,
  );
  const users = new SharedLimit({ name: 'gateway-user', points: config.LIMIT_USER_PER_MINUTE, ...minute }, redis, log);
  const attempts = createLimiter({ name: 'gateway-auth', points: config.LIMIT_AUTH_PER_MINUTE, ...minute }, redis);

  return function admit(visit, target) {
    const key = limitKey(visit.client.address);
    const wait = addresses.take(key);
    if (wait > 0) return tooMany(wait);
    if (isAuthAttempt(visit.method, target)) {
      return attempts
        .take(key)
        .then((taken) => (taken.allowed ? check(visit, target) : tooMany(taken.retryAfterSeconds)));
    }
    return check(visit, target);
  };

  function check(visit: Visit, target: string): Verdict | Promise<Verdict> {
    const { authorization } = visit.req.headers;
    if (authorization === undefined) return undefined;
    const token = bearerOf(authorization);
    if (token === undefined) return undefined;
    visit.caller = trust.known(token);
    if (visit.caller !== undefined) return admitCaller(visit, target, visit.caller);
    // Who signs in again still carries the old token; what it means to a public call is the service's to say.
    if (isPublicCall(visit.method, pathOf(target))) return undefined;
    return verify(visit, target, token);
  }

  async function verify(visit: Visit, target: string, token: string): Promise<Verdict> {
    try {
      visit.caller = await trust.verify(token);
      return await admitCaller(visit, target, visit.caller);
    } catch (error) {
      if (error instanceof NotSignedIn) return { status: 401, code: error.code, message: error.message };
      log.warn({ err: error, id: visit.id }, 'a token could not be checked');
      return unavailable('identity');
    }
  }

  function admitCaller(visit: Visit, target: string, caller: Caller): Verdict | Promise<Verdict> {
    const refusal = demandShare(caller.id);
    if (refusal !== undefined || caller.impersonatorId === undefined || isLooking(visit.method, target)) return refusal;
    return keepRecord(visit, target, caller.id, caller.impersonatorId);
  }

  /** Nothing is done as somebody else that is not in the audit. */
  async function keepRecord(visit: Visit, target: string, userId: string, impersonatorId: string): Promise<Verdict> {
    const { method, id: requestId } = visit;
    const call = { impersonatorId, userId, method, path: pathOf(target).slice(0, 2048), requestId };
    try {
      await keepImpersonatedCall(config.IDENTITY_URL, call);
      return undefined;
    } catch (error) {
      log.warn({ err: error, id: visit.id }, 'a call as somebody else could not be recorded');
      return unavailable('identity');
    }
  }

  function demandShare(userId: string): Verdict {
    const wait = users.take(userId);
    return wait > 0 ? tooMany(wait) : undefined;
  }
}

/** Whether a call only looks: it reads, or says what one's own event stream is to tell of. */
function isLooking(method: string, target: string): boolean {
  return method === 'GET' || method === 'HEAD' || (method === 'PUT' && target.startsWith(`${eventsPath}/`));
}

function pathOf(target: string): string {
  const query = target.indexOf('?');
  return query === -1 ? target : target.slice(0, query);
}
