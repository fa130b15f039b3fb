import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '@plaza/contracts/session';
import { requestIdFrom } from '@plaza/service-kit/request-id';
import type { Client } from './admission/client';

/** One request on its way through the door: what came, who asks, and where it went. */
export class Visit {
  readonly id: string;
  /** The request target without its query. */
  readonly path: string;
  readonly startedAt = performance.now();
  /** Where it went, for log and metrics: a service, an own route, `page`, `file`; `none` when it was refused before. */
  route = 'none';
  caller: Caller | undefined = undefined;
  /** How it ended and how long it took; set when it is over. */
  status = 0;
  ms = 0;
  /** Called when the client leaves before its answer is complete. */
  onLeave: (() => void) | undefined = undefined;

  constructor(
    readonly req: IncomingMessage,
    readonly res: ServerResponse,
    readonly client: Client,
  ) {
    this.id = requestIdFrom(req.headers['x-request-id']);
    const target = req.url ?? '';
    const query = target.indexOf('?');
    this.path = query === -1 ? target : target.slice(0, query);
  }

  get method(): string {
    return this.req.method ?? '';
  }

  /** The request target, path and query, as it came. */
  get target(): string {
    return this.req.url ?? '';
  }
}
