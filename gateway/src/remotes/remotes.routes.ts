import Router from '@koa/router';
import { gatewayCalls } from '@plaza/contracts/gateway/calls';
import type { ServiceName } from '@plaza/contracts/gateway/service-names';
import { remotesFor } from '@plaza/contracts/permission-graph';
import { tabsOfCaller } from '@plaza/service-kit/guards/permissions';
import type { Log } from '@plaza/service-kit/logging/log';
import type { Trust } from '@plaza/service-kit/trust/trust';
import type { Areas } from '../areas/areas';
import type { GatewayConfig } from '../environment/config';
import { exchangeOf } from '../own-routes/exchange-of-context';
import { unavailable } from '../proxy/upstream-errors';
import type { CurrentReleasesCache } from './current-releases';
import { describeRemotes, type FindFirstFiles } from './describe-remotes';
import { despiteMissingFactor } from './despite-missing-factor';
import type { FileAccess } from './files/file-access';
import { RemotesAnswers } from './remotes-answers';
import type { Admissions } from './selection/admissions';
import { selectRelease } from './selection/select-release';
import { browserCookie, visitorWithId } from './selection/visitor';

interface Dependencies {
  readonly config: GatewayConfig;
  readonly trust: Trust;
  readonly releases: CurrentReleasesCache;
  readonly areas: Areas;
  readonly admissions: Admissions;
  readonly findFirstFiles: FindFirstFiles;
  readonly access: FileAccess;
  readonly log: Log;
}

/** `GET /api/v1/remotes`: the remotes that this caller's shell may load; without a session, only the sign-in pages. */
export function remotesRoutes(dependencies: Dependencies): Router {
  const { config, trust, releases, areas, admissions, findFirstFiles, access, log } = dependencies;
  const browser = browserCookie(config);
  const answers = new RemotesAnswers();
  const router = new Router();
  router.get(gatewayCalls.remotes.path, async (ctx) => {
    const exchange = exchangeOf(ctx);
    const orUnavailable = (service: ServiceName) => (error: unknown) => {
      log.warn({ err: error, id: exchange.id }, 'remotes could not be listed');
      throw unavailable(service);
    };
    const caller = exchange.caller && despiteMissingFactor(exchange.caller);
    const tabs = caller ? await tabsOfCaller(caller, trust).catch(orUnavailable('identity')) : [];
    const current = await releases.get().catch(orUnavailable('registry'));
    // A registry older than areas does not know this request; the built-in remotes are listed anyway.
    const others = await areas.getOrNone(exchange.id);
    const visitor = visitorWithId(ctx, exchange, browser, current);
    ctx.set('Cache-Control', 'no-store');
    const remotes = await describeRemotes([...tabs], others, current, findFirstFiles, (remote) =>
      selectRelease(remote, visitor, (rollout, key, person) => admissions.isAdmitted(rollout, key, person)),
    );
    // Nobody loads a remote that is switched off, so the cookie does not cover it. It covers a remote that is not
    // listed just now, because open pages still load its files.
    const switchedOff = new Set(remotes.filter((remote) => remote.switchedOff !== undefined).map(({ name }) => name));
    const own = remotesFor([...tabs], others).map(({ name }) => name);
    ctx.append('Set-Cookie', access.grant(own.filter((name) => !switchedOff.has(name))));
    ctx.type = 'json';
    ctx.body = answers.bytesOf(remotes);
  });
  return router;
}
