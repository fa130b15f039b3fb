import type { Caller } from '@plaza/contracts/identity/session';
import { Unauthenticated } from '@plaza/service-kit/errors';
import { bearerToken } from '@plaza/service-kit/guards/bearer-token';
import { createLimiter } from '@plaza/service-kit/limiter';
import { securityEvent } from '@plaza/service-kit/security/security-events';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { LiveConfiguration } from '../configuration/live-configuration';
import type { GatewayConfig } from '../environment/config';
import { type Exchange, originOf } from '../exchange/exchange';
import { HttpError, notSignedIn, tooManyRequests } from '../exchange/http-error';
import { limitKey } from '../exchange/limit-key';
import { pathOf } from '../exchange/path-of';
import { unavailable } from '../proxy/upstream-errors';
import { createImpersonationRecorder } from './impersonated-call';
import { isAuthAttempt, isPublicCall, requiresSession } from './public-calls';
import { SharedLimit } from './shared-limit';

/** The error to send; undefined if the call may pass. */
type Verdict = HttpError | undefined;

/**
 * Decides whether an API call may pass, and sets the caller of the exchange. It returns synchronously unless something
 * has to be fetched or verified, which is rare: awaiting a promise costs more than the checks.
 * @param target path and query as sent to the service
 */
export type ApiGuard = (exchange: Exchange, target: string) => Verdict | Promise<Verdict>;

type Context = Pick<
  ServiceContext<GatewayConfig>,
  'config' | 'log' | 'metrics' | 'redis' | 'trust' | 'internalFetch'
> & {
  readonly configuration: LiveConfiguration;
  /** The requests of one address. */
  readonly addresses: Pick<SharedLimit, 'take'>;
};

export function createApiGuard(context: Context): ApiGuard {
  const { config, configuration, addresses, log, metrics, redis, trust, internalFetch } = context;
  const recordImpersonation = createImpersonationRecorder({ config, log, internalFetch });
  const minute = { seconds: 60 };
  const { limits } = configuration.current;
  const users = new SharedLimit({ name: 'gateway-user', points: limits.userPerMinute, ...minute }, redis, log);
  const attempts = createLimiter({ name: 'gateway-auth', points: limits.authPerMinute, ...minute }, redis);
  configuration.subscribe(({ limits: { userPerMinute, authPerMinute } }) => {
    users.change(userPerMinute);
    attempts.change(authPerMinute);
  });

  return function guardApi(exchange, target) {
    const key = limitKey(exchange.client.address);
    const wait = addresses.take(key);
    if (wait > 0) return tooManyRequests(wait);
    if (isAuthAttempt(exchange.method, target)) {
      return attempts.tryConsume(key).then(({ allowed, retryAfterSeconds }) => {
        if (allowed) return checkToken(exchange, target);
        securityEvent({ log, metrics }, { name: 'attempts_used_up' }, originOf(exchange));
        return tooManyRequests(retryAfterSeconds);
      });
    }
    return checkToken(exchange, target);
  };

  function checkToken(exchange: Exchange, target: string): Verdict | Promise<Verdict> {
    const token = bearerToken(exchange.req.headers.authorization);
    if (token === undefined) return requiresSession(exchange.method, pathOf(target)) ? notSignedIn : undefined;
    exchange.caller = trust.known(token);
    if (exchange.caller !== undefined) return checkCaller(exchange, target, exchange.caller);
    // A user who signs in again still sends the old token; for a public call, the service decides what that means.
    if (isPublicCall(exchange.method, pathOf(target))) return undefined;
    return verify(exchange, target, token);
  }

  async function verify(exchange: Exchange, target: string, token: string): Promise<Verdict> {
    try {
      exchange.caller = await trust.verify(token);
      return await checkCaller(exchange, target, exchange.caller);
    } catch (error) {
      if (error instanceof Unauthenticated) return new HttpError(401, error.code, error.message);
      log.warn({ err: error, id: exchange.id }, 'a token could not be checked');
      return unavailable('identity');
    }
  }

  function checkCaller(exchange: Exchange, target: string, caller: Caller): Verdict | Promise<Verdict> {
    const wait = users.take(caller.id);
    if (wait > 0) return tooManyRequests(wait);
    if (caller.impersonatorId === undefined) return undefined;
    return recordImpersonation(exchange, pathOf(target), caller);
  }
}
