import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import type { Exchange } from '../exchange/exchange';

/** Koa creates its context from the bare request, so the exchange is looked up by the request. */
const exchanges = new WeakMap<IncomingMessage, Exchange>();

export function bindExchange(exchange: Exchange): void {
  exchanges.set(exchange.req, exchange);
}

/** The exchange of a Koa context. */
export function exchangeOf(ctx: Context): Exchange {
  const exchange = exchanges.get(ctx.req);
  if (!exchange) throw new Error('a request reached Koa without its exchange');
  return exchange;
}
