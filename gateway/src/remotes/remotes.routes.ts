import Router from '@koa/router';
import { tabsOfCaller } from '@plaza/service-kit/caller';
import type { Log } from '@plaza/service-kit/log';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { visitOf } from '../own-routes/visit-of';
import { unavailable } from '../proxy/upstream-failure';
import { Refused } from '../refusal';
import type { Area } from '../routes';
import type { CurrentReleasesOf } from './current-releases';
import { describeRemotes } from './remotes';

/** `GET /api/v1/remotes`: what this caller's shell may load; without a session the sign-in pages alone. */
export function remotesRoutes(trust: Trust, releases: CurrentReleasesOf, log: Log): Router {
  const router = new Router();
  router.get('/api/v1/remotes', async (ctx) => {
    const visit = visitOf(ctx);
    const orUnavailable = (area: Area) => (error: unknown) => {
      log.warn({ err: error, id: visit.id }, 'remotes cannot be named');
      throw new Refused(unavailable(area));
    };
    const tabs = visit.caller ? await tabsOfCaller(visit.caller, trust).catch(orUnavailable('identity')) : [];
    const current = await releases.get().catch(orUnavailable('registry'));
    ctx.set('Cache-Control', 'no-store');
    ctx.body = describeRemotes([...tabs], current);
  });
  return router;
}
