import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '@plaza/contracts/identity/session';
import type { RetentionReason } from '@plaza/contracts/operations/requests';
import { plainRequestId } from '@plaza/service-kit/request-id';
import type { RequestTrace } from '@plaza/service-kit/tracing/request-trace';
import type { Client } from './client';
import { pathOf } from './path-of';

/** Copies a response as it passes, and serves the last copy where the service gives no response. */
export interface Fallback {
  /** @param headers names and values in turn */
  begin(status: number, headers: readonly string[]): void;
  add(chunk: Buffer): void;
  /** The answer is whole. */
  complete(): void;
  /** Gives the last good answer. @returns whether there was one */
  serve(): boolean;
}

/** One request with its response on the way through the gateway: what was requested, who calls, and where it went. */
export class Exchange {
  /** Always the gateway's own. */
  readonly id = randomUUID();
  /** The id that the client gave its request, where it is plain; for the log alone. */
  readonly clientId: string | undefined;
  /** The request target without its query. */
  readonly path: string;
  readonly startedAt = performance.now();
  /** Where it went, for log and metrics: a service, an own route, `page` or `file`; `none` when a guard rejected it. */
  route = 'none';
  caller: Caller | undefined = undefined;
  /** The status that was sent and how long that took; both are set when the exchange is complete. */
  status = 0;
  durationMs = 0;
  /** The address that this call counts for among those under way; undefined when it does not count. */
  inflightKey: string | undefined = undefined;
  /** The subset of targets that answers this request; undefined for the targets that answer all others. */
  subset: string | undefined = undefined;
  /** Serves a stale response while the service is unavailable; undefined where none may be stored. */
  fallback: Fallback | undefined = undefined;
  /**
   * The `traceparent` header for services, which names the trace and the gateway's span; empty until the request is
   * forwarded.
   */
  traceparent = '';
  /** The reason to retain the trace, however the request ends. */
  retentionReason: RetentionReason | undefined = undefined;
  /** The trace of the work of own routes; undefined for forwarded requests. */
  trace: RequestTrace | undefined = undefined;
  /** Called when the client disconnects before its response is complete. */
  onDisconnect: (() => void) | undefined = undefined;

  constructor(
    readonly req: IncomingMessage,
    readonly res: ServerResponse,
    readonly client: Client,
  ) {
    this.clientId = plainRequestId(req.headers['x-request-id']);
    this.path = pathOf(req.url ?? '');
  }

  get method(): string {
    return this.req.method ?? '';
  }

  /** The request target, path and query, as the client sent it. */
  get target(): string {
    return this.req.url ?? '';
  }
}

/** Where a security event comes from. */
export const originOf = ({ client, id }: Exchange) => ({ address: client.address, requestId: id });
