import Router from '@koa/router';
import { gatewayCalls } from '@plaza/contracts/gateway/calls';
import { tabsOfCaller } from '@plaza/service-kit/caller';
import type { Log } from '@plaza/service-kit/log';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { exchangeOf } from '../own-routes/exchange-of-context';
import { unavailable } from '../proxy/upstream-errors';
import type { Area } from '../routes';
import type { CurrentReleasesCache } from './current-releases';
import { describeRemotes, type IsSound } from './remotes';

/** `GET /api/v1/remotes`: the remotes that this caller's shell may load; without a session only the sign-in pages. */
export function remotesRoutes(trust: Trust, releases: CurrentReleasesCache, isSound: IsSound, log: Log): Router {
  const router = new Router();
  router.get(gatewayCalls.remotes.path, async (ctx) => {
    const exchange = exchangeOf(ctx);
    const orUnavailable = (area: Area) => (error: unknown) => {
      log.warn({ err: error, id: exchange.id }, 'remotes could not be listed');
      throw unavailable(area);
    };
    // The admin panel comes to whoever has yet to set up a second factor, too: what it would show is what is closed.
    const caller = exchange.caller && { ...exchange.caller, secondFactorMissing: undefined };
    const tabs = caller ? await tabsOfCaller(caller, trust).catch(orUnavailable('identity')) : [];
    const current = await releases.get().catch(orUnavailable('registry'));
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await describeRemotes([...tabs], current, isSound);
  });
  return router;
}
