import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import type { Visit } from '../visit';

/** Koa makes its context from the bare request; the visit that it belongs to is found again by that. */
const visits = new WeakMap<IncomingMessage, Visit>();

export function bindVisit(visit: Visit): void {
  visits.set(visit.req, visit);
}

/** The visit that a Koa context is about. */
export function visitOf(ctx: Context): Visit {
  const visit = visits.get(ctx.req);
  if (!visit) throw new Error('a request came to Koa without its visit');
  return visit;
}
