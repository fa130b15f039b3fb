import { randomUUID } from 'node:crypto';
import Router from '@koa/router';
import { Topic, WantedTopics } from '@plaza/contracts/event-schemas';
import { eventsPath, streamIdHeader, streamTopicsPath } from '@plaza/contracts/event-stream';
import { type Caller, secureSessionCookie, sessionCookie } from '@plaza/contracts/identity/session';
import { Id } from '@plaza/contracts/ids';
import { parse, Unauthenticated } from '@plaza/service-kit/errors';
import { jsonBody } from '@plaza/service-kit/http/json-body';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { Context } from 'koa';
import { z } from 'zod';
import type { GatewayConfig } from '../environment/config';
import { tooManyRequests } from '../exchange/http-error';
import { exchangeOf } from '../own-routes/exchange-of-context';
import { unavailable } from '../proxy/upstream-errors';
import { sessionOfCookie } from './session-of-cookie';
import type { Stream, Streams } from './streams';
import type { TopicSubscriptions } from './topics/topic-subscriptions';

type Dependencies = Pick<ServiceContext<GatewayConfig>, 'config' | 'log' | 'internalFetch'>;

const Query = z.object({
  topics: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(Topic))
    .default([]),
});
const Params = z.object({ streamId: Id });
const maxBodyBytes = 1024;

/**
 * `GET /api/v1/events`: the caller's events as they happen, authenticated by bearer token or session cookie;
 * `?topics=a,b` adds the events of those topics that the caller's tabs permit. `PUT /api/v1/events/{streamId}/topics`
 * changes the topics of one of the caller's streams; the result is sent on the stream itself.
 */
export function eventsRoutes(
  streams: Streams,
  subscriptions: TopicSubscriptions,
  { config, log, internalFetch }: Dependencies,
  onOpened: (stream: Stream) => void,
): Router {
  const router = new Router();

  router.get(eventsPath, async (ctx) => {
    const caller = await requireCaller(ctx);
    const { topics } = parse(Query, { ...ctx.query });
    // The browser may have disconnected while its session was looked up.
    if (ctx.res.destroyed) return takeOver(ctx);
    if (streams.countOf(caller.id) >= config.MAX_STREAMS_PER_USER) throw tooManyRequests(5);
    const streamId = randomUUID();
    openStream(ctx, streamId);
    if (ctx.method === 'HEAD') return void ctx.res.end();
    const stream = streams.add(caller, ctx.res, streamId);
    if (!stream) return;
    // The session may have ended while it was looked up; the browser reconnects and is then refused.
    if (streams.isRevokedSince(caller.sessionId, exchangeOf(ctx).startedAt)) return void ctx.res.end();
    onOpened(stream);
    if (topics.length > 0) await subscriptions.request(topicsRequest(streamId, caller, topics));
  });

  router.put(streamTopicsPath(':streamId'), jsonBody(maxBodyBytes), async (ctx) => {
    const caller = await requireCaller(ctx);
    const { streamId } = parse(Params, ctx.params);
    const { topics } = parse(WantedTopics, ctx.state.body);
    await subscriptions.request(topicsRequest(streamId, caller, topics));
    ctx.status = 204;
  });

  return router;

  async function requireCaller(ctx: Context): Promise<Caller> {
    const exchange = exchangeOf(ctx);
    const caller = exchange.caller ?? (await callerOfCookie(ctx));
    if (!caller) throw new Unauthenticated();
    exchange.caller = caller;
    return caller;
  }

  async function callerOfCookie(ctx: Context): Promise<Caller | undefined> {
    const cookie = ctx.cookies.get(secureSessionCookie) || ctx.cookies.get(sessionCookie);
    if (!cookie) return undefined;
    return sessionOfCookie(internalFetch, config.IDENTITY_URL, cookie).catch((error) => {
      log.warn({ err: error, id: exchangeOf(ctx).id }, 'a session cookie could not be checked');
      throw unavailable('identity');
    });
  }
}

const topicsRequest = (streamId: string, { id, sessionId }: Caller, topics: z.infer<typeof Topic>[]) => ({
  streamId,
  callerId: id,
  sessionId,
  topics,
});

/** Takes over the response from Koa. */
function takeOver(ctx: Context): void {
  ctx.respond = false;
}

/** The response is closed at its end instead of being chunked, so that each event is one plain write. */
function openStream(ctx: Context, streamId: string): void {
  takeOver(ctx);
  const { res } = ctx;
  res.removeHeader('Transfer-Encoding');
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
    Connection: 'close',
    [streamIdHeader]: streamId,
  });
}
