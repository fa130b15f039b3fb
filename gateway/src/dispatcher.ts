import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Log } from '@plaza/service-kit/logging/log';
import type { ReadClient } from './exchange/client';
import { Exchange } from './exchange/exchange';
import { type HttpError, internalError, sendHttpError } from './exchange/http-error';
import { pipelinedCompleter } from './exchange/pipelined';
import type { ApiGuard } from './guards/api-guard';
import { guardRequest } from './guards/request-guard';
import type { Destination, FindRoute } from './routes';

/** One handler per kind of request. If the promise of a handler rejects, the dispatcher answers 500. */
export interface Handlers {
  /** @returns the error to send if the request was not forwarded */
  readonly proxy: (exchange: Exchange, destination: Destination) => HttpError | undefined;
  /**
   * @returns undefined for requests that the platform itself answers; otherwise a promise of the error to send, or of
   * the outcome of forwarding
   */
  readonly area: (exchange: Exchange) => Promise<HttpError | 'forwarded' | 'no area'> | undefined;
  readonly own: (exchange: Exchange) => void | Promise<void>;
  readonly file: (exchange: Exchange) => void | Promise<void>;
  readonly page: (exchange: Exchange) => void | Promise<void>;
}

export interface DispatcherDependencies {
  readonly findRoute: FindRoute;
  readonly readClient: ReadClient;
  readonly guardApi: ApiGuard;
  readonly handlers: Handlers;
  readonly completeExchange: (exchange: Exchange) => void;
  readonly maxUrlBytes: number;
  readonly log: Log;
}

/** Paths that the gateway answers itself or with 404, but never with the page. */
const ownPath = /^\/(api|dev|internal|\.well-known|healthz|readyz|metrics|openapi\.json)(\/|$)/;
/** Paths of built files, and any path that looks like a file. */
const filePath = /^\/(remotes|assets)(\/|$)|\.[a-z0-9]{1,12}$/i;
/** Nearly all files are below these, where the contract permits no route. */
const isBuiltFile = (path: string): boolean => path.startsWith('/remotes/') || path.startsWith('/assets/');

/** Receives every request, runs its guards and passes it to its handler. */
export function createDispatcher({
  findRoute,
  readClient,
  guardApi,
  handlers,
  completeExchange,
  maxUrlBytes,
  log,
}: DispatcherDependencies): RequestListener {
  const completeWithConnection = pipelinedCompleter(completeExchange);

  return function handleRequest(req: IncomingMessage, res: ServerResponse): void {
    const exchange = new Exchange(req, res, readClient(req));
    res.on('close', () => completeExchange(exchange));
    if (res.socket === null) completeWithConnection(exchange);
    const error = guardRequest(req, maxUrlBytes);
    if (error) sendHttpError(exchange, error);
    else dispatch(exchange);
  };

  function dispatch(exchange: Exchange): void {
    if (isBuiltFile(exchange.path)) {
      catchRejection(exchange, handlers.file(exchange));
      return;
    }
    const destination = findRoute(exchange.method, exchange.target);
    if (destination) {
      dispatchApi(exchange, destination.target, () => sendIfAny(exchange, handlers.proxy(exchange, destination)));
    } else if (exchange.path.startsWith('/api/')) {
      dispatchApi(exchange, exchange.target, () => catchRejection(exchange, handleOther(exchange)));
    } else catchRejection(exchange, handlerOf(exchange.path)(exchange));
  }

  /**
   * Handles an API call that goes to none of the platform's services: it is for an area's service, or for the gateway
   * itself.
   */
  function handleOther(exchange: Exchange): void | Promise<void> {
    const forwarding = handlers.area(exchange);
    if (!forwarding) return handlers.own(exchange);
    return forwarding.then((outcome) => {
      if (outcome === 'no area') return handlers.own(exchange);
      if (outcome !== 'forwarded') sendHttpError(exchange, outcome);
    });
  }

  /** Every API call passes the guard, whichever handler answers it. */
  function dispatchApi(exchange: Exchange, target: string, handle: () => void): void {
    const verdict = guardApi(exchange, target);
    if (verdict instanceof Promise) catchRejection(exchange, verdict.then(handleUnlessError));
    else handleUnlessError(verdict);

    function handleUnlessError(error: HttpError | undefined): void {
      if (error) sendHttpError(exchange, error);
      else if (!exchange.res.destroyed) handle();
    }
  }

  function handlerOf(path: string): Handlers['page'] {
    if (ownPath.test(path)) return handlers.own;
    return filePath.test(path) ? handlers.file : handlers.page;
  }

  function catchRejection(exchange: Exchange, handled: void | Promise<void>): void {
    handled?.catch((error) => {
      log.error({ err: error, id: exchange.id, path: exchange.path }, 'request failed');
      sendHttpError(exchange, internalError);
    });
  }
}

function sendIfAny(exchange: Exchange, error: HttpError | undefined): void {
  if (error) sendHttpError(exchange, error);
}
