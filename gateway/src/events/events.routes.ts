import Router from '@koa/router';
import { Topic, topicScopes } from '@plaza/contracts/events';
import { tabsThatOpen } from '@plaza/contracts/permission-graph';
import { type Caller, sessionCookie } from '@plaza/contracts/session';
import { tabsOfCaller } from '@plaza/service-kit/caller';
import { Forbidden, NotSignedIn, parse } from '@plaza/service-kit/errors';
import type { Log } from '@plaza/service-kit/log';
import type { Trust } from '@plaza/service-kit/trust/trust';
import type { Context } from 'koa';
import { z } from 'zod';
import type { GatewayConfig } from '../config';
import { visitOf } from '../own-routes/visit-of';
import { unavailable } from '../proxy/upstream-failure';
import { Refused, tooMany } from '../refusal';
import { sessionOfCookie } from './session-of-cookie';
import type { Streams } from './streams';

type Config = Pick<GatewayConfig, 'IDENTITY_URL' | 'MAX_STREAMS_PER_USER'>;

const Query = z.object({ topic: Topic.optional() });

/**
 * `GET /api/v1/events`: the caller's events as they happen, by bearer token or session cookie; with `?topic=` news of
 * that alone, for those whose tabs open its scope.
 */
export function eventsRoutes(streams: Streams, trust: Trust, config: Config, log: Log): Router {
  const router = new Router();
  router.get('/api/v1/events', async (ctx) => {
    const visit = visitOf(ctx);
    const caller = visit.caller ?? (await callerOfCookie(ctx));
    if (!caller) throw new NotSignedIn();
    visit.caller = caller;
    const { topic } = parse(Query, { ...ctx.query });
    if (topic) await demandTopic(topic, caller);
    if (streams.countOf(caller.id) >= config.MAX_STREAMS_PER_USER) throw new Refused(tooMany(5));
    open(ctx);
    if (ctx.method === 'HEAD') ctx.res.end();
    else streams.add(caller, ctx.res, topic);
  });
  return router;

  async function demandTopic(topic: Topic, caller: Caller): Promise<void> {
    const tabs = await tabsOfCaller(caller, trust).catch((error) => {
      log.warn({ err: error }, 'who may follow a topic could not be asked');
      throw new Refused(unavailable('identity'));
    });
    if (!tabsThatOpen(topicScopes[topic]).some((tab) => tabs.has(tab))) throw new Forbidden('tab_not_permitted');
  }

  async function callerOfCookie(ctx: Context): Promise<Caller | undefined> {
    const cookie = ctx.cookies.get(sessionCookie);
    if (!cookie) return undefined;
    return sessionOfCookie(config.IDENTITY_URL, cookie).catch((error) => {
      log.warn({ err: error, id: visitOf(ctx).id }, 'a session cookie could not be checked');
      throw new Refused(unavailable('identity'));
    });
  }
}

/** Takes the answer over from Koa. It has no end that could be known, so it is not chunked: each event is one plain write. */
function open(ctx: Context): void {
  ctx.respond = false;
  const { res } = ctx;
  res.removeHeader('Transfer-Encoding');
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
    Connection: 'close',
  });
}
