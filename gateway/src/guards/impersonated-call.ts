import { eventsPath } from '@plaza/contracts/event-stream';
import * as gatewayRoutes from '@plaza/contracts/gateway/routes';
import type { Caller } from '@plaza/contracts/identity/session';
import { type ImpersonatedCall, identityInternal } from '@plaza/contracts/internal/identity';
import { postInternal } from '@plaza/service-kit/internal/internal-fetch';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../environment/config';
import type { Exchange } from '../exchange/exchange';
import type { HttpError } from '../exchange/http-error';
import { unavailable } from '../proxy/upstream-errors';

/** How many recorded paths are remembered; a path that was evicted is recorded again. */
const maxReads = 10_000;

type Context = Pick<ServiceContext<GatewayConfig>, 'config' | 'log' | 'internalFetch'>;
type Verdict = HttpError | undefined;

/**
 * Makes identity record what an administrator is about to do as another user: every change, and the first read of each
 * path in a session, as screens repeat their reads. A call that cannot be recorded is refused.
 */
export type RecordImpersonation = (exchange: Exchange, path: string, caller: Caller) => Verdict | Promise<Verdict>;

export function createImpersonationRecorder({ config, log, internalFetch }: Context): RecordImpersonation {
  const reads = new Set<string>();
  const url = new URL(identityInternal.impersonatedPath, config.IDENTITY_URL);

  return function recordImpersonation(exchange, path, caller) {
    if (isOfGateway(path)) return undefined;
    if (exchange.method !== 'GET' && exchange.method !== 'HEAD') return record(exchange, path, caller);
    const read = `${caller.sessionId} ${path}`;
    if (reads.has(read)) return undefined;
    return record(exchange, path, caller).then((error) => {
      if (!error) remember(read);
      return error;
    });
  };

  async function record(exchange: Exchange, path: string, { id: userId, impersonatorId = '' }: Caller) {
    const { method, id: requestId } = exchange;
    const call: ImpersonatedCall = { impersonatorId, userId, method, path: path.slice(0, 2048), requestId };
    try {
      await postInternal(internalFetch, 'identity', url, call);
      return undefined;
    } catch (error) {
      log.warn({ err: error, id: exchange.id }, 'an impersonated call could not be recorded');
      return unavailable('identity');
    }
  }

  function remember(read: string): void {
    reads.add(read);
    for (const oldest of reads) {
      if (reads.size <= maxReads) return;
      reads.delete(oldest);
    }
  }
}

const remotesPaths = [gatewayRoutes.remotes, gatewayRoutes.reportOutcome].map((route) => route.split(' ')[1]);

/** The gateway's own responses that contain no data of the user: the list of remotes, and the caller's event stream. */
const isOfGateway = (path: string): boolean =>
  remotesPaths.includes(path) || path === eventsPath || path.startsWith(`${eventsPath}/`);
