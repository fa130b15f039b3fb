import Router from '@koa/router';
import { gatewayCalls } from '@plaza/contracts/gateway/calls';
import { ReleaseKey } from '@plaza/contracts/internal/registry';
import { remotesFor } from '@plaza/contracts/permission-graph';
import { Conflict, NotFound, parse, Unauthenticated } from '@plaza/service-kit/errors';
import { requireRoleOf, tabsOfCaller } from '@plaza/service-kit/guards/permissions';
import type { Log } from '@plaza/service-kit/logging/log';
import type { Trust } from '@plaza/service-kit/trust/trust';
import type { Areas } from '../areas/areas';
import { exchangeOf } from '../own-routes/exchange-of-context';
import { unavailable } from '../proxy/upstream-errors';
import type { CurrentReleasesCache } from './current-releases';
import type { FindFirstFiles } from './describe-remotes';
import type { FileAccess } from './files/file-access';
import { describeCandidate } from './remote-descriptor';

interface Dependencies {
  readonly trust: Trust;
  readonly releases: CurrentReleasesCache;
  readonly areas: Areas;
  readonly findFirstFiles: FindFirstFiles;
  readonly access: FileAccess;
  readonly log: Log;
}

/**
 * `GET /api/v1/remotes/:name/:version`: any release, for administrators whose browser tests it before users receive it.
 */
export function candidateRoutes({ trust, releases, areas, findFirstFiles, access, log }: Dependencies): Router {
  const router = new Router();
  router.get(gatewayCalls.candidate.path, async (ctx) => {
    const { caller, id } = exchangeOf(ctx);
    if (!caller) throw new Unauthenticated();
    requireRoleOf(caller, ['admin_high']);
    const { name, version } = parse(ReleaseKey, ctx.params);
    const orUnavailable = (service: 'registry' | 'identity') => (error: unknown) => {
      log.warn({ err: error, id }, 'a release could not be looked up');
      throw unavailable(service);
    };
    const release = await releases.find(name, version).catch(orUnavailable('registry'));
    if (!release) throw new NotFound('release_not_found', `There is no release ${version} of ${name}.`);
    const files = await findFirstFiles(name, version).catch(orUnavailable('registry'));
    if (!files) throw new Conflict('release_damaged', `The files of ${name} ${version} are not what was released.`);
    const others = await areas.getOrNone(id);
    const tabs = await tabsOfCaller(caller, trust).catch(orUnavailable('identity'));
    const own = remotesFor([...tabs], others).map((remote) => remote.name);
    ctx.append('Set-Cookie', access.grant([...new Set([...own, name])]));
    ctx.set('Cache-Control', 'no-store');
    ctx.body = describeCandidate(release, files);
  });
  return router;
}
