import Router from '@koa/router';
import { gatewayCalls } from '@plaza/contracts/gateway/calls';
import type { VisitorOutcome } from '@plaza/contracts/internal/registry';
import { registryInternal } from '@plaza/contracts/internal/registry-paths';
import { remotesFor } from '@plaza/contracts/permission-graph';
import { Outcome } from '@plaza/contracts/registry/outcomes';
import { parse } from '@plaza/service-kit/errors';
import { tabsOfCaller } from '@plaza/service-kit/guards/permissions';
import { jsonBody } from '@plaza/service-kit/http/json-body';
import { postInternal } from '@plaza/service-kit/internal/internal-fetch';
import { createLimiter } from '@plaza/service-kit/limiter';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { Areas } from '../areas/areas';
import type { GatewayConfig } from '../environment/config';
import type { Exchange } from '../exchange/exchange';
import { limitKey } from '../exchange/limit-key';
import { exchangeOf } from '../own-routes/exchange-of-context';
import { unavailable } from '../proxy/upstream-errors';
import type { ReleaseFiles } from '../static/release-files';
import type { CurrentReleasesCache } from './current-releases';
import type { Admissions } from './selection/admissions';
import { selectRelease, type Visitor } from './selection/select-release';
import { browserCookie, visitorOf } from './selection/visitor';

const maxBytes = 2048;
/** Outcomes per minute: of one person, and of all visitors from one address who are not signed in. */
const perPerson = { name: 'gateway-outcomes', points: 60, seconds: 60 };
const perAddress = { name: 'gateway-visitors-outcomes', points: 20, seconds: 60 };

/** What is reported of loading a release, before any of it runs. */
const ofLoading: readonly Outcome['outcome'][] = ['begun', 'load_failed', 'fell_back'];

type Context = Pick<ServiceContext<GatewayConfig>, 'config' | 'log' | 'redis' | 'trust' | 'internalFetch'>;

/**
 * `POST /api/v1/remotes/outcomes`: forwards the outcome of a release to the registry's judge. An outcome counts only if
 * it is of the release that is selected for the visitor now, and an outcome of loading only if the files of the release
 * are not unavailable, since an outage says nothing about it. All others get the same response and are dropped, so that
 * nobody learns which outcomes count.
 */
export function outcomesRoutes(
  context: Context,
  releases: CurrentReleasesCache,
  areas: Areas,
  admissions: Admissions,
  files: Pick<ReleaseFiles, 'isUnavailable'>,
): Router {
  const { config, log, redis, trust, internalFetch } = context;
  const people = createLimiter(perPerson, redis);
  const addresses = createLimiter(perAddress, redis);
  const browser = browserCookie(config);
  const url = new URL(registryInternal.outcomesPath, config.REGISTRY_URL);
  const router = new Router();

  router.post(gatewayCalls.reportOutcome.path, jsonBody(maxBytes), async (ctx) => {
    const exchange = exchangeOf(ctx);
    const outcome = parse(Outcome, ctx.state.body ?? {});
    const { caller } = exchange;
    if (caller) await people.consume(caller.id);
    else await addresses.consume(limitKey(exchange.client.address));
    const visitor = visitorOf(ctx, exchange, browser);
    ctx.status = 204;
    try {
      if (!visitor || caller?.impersonatorId || !(await isSelected(outcome, visitor, exchange))) return;
      if (ofLoading.includes(outcome.outcome) && (await files.isUnavailable(outcome.remote, outcome.version))) return;
      // A failure that did not happen in a request has no trace id; the id of this report is used to find it in the
      // log.
      const isFailure = outcome.outcome !== 'ok' && outcome.outcome !== 'begun';
      const trace = outcome.trace ?? (isFailure ? exchange.id : undefined);
      const who = { person: visitor.id, isSignedIn: caller !== undefined };
      const reported: VisitorOutcome = { ...outcome, ...(trace ? { trace } : {}), ...who };
      await postInternal(internalFetch, 'registry', url, reported);
    } catch (error) {
      log.warn({ err: error, id: exchange.id }, 'an outcome could not be forwarded');
      throw unavailable('registry');
    }
  });
  return router;

  /**
   * Whether this release is selected for the visitor, of a remote that they may load, and not by a pin of their own.
   */
  async function isSelected({ remote, version }: Outcome, visitor: Visitor, { caller }: Exchange): Promise<boolean> {
    const tabs = caller ? [...(await tabsOfCaller(caller, trust))] : [];
    if (!remotesFor(tabs, await areas.get()).some(({ name }) => name === remote)) return false;
    const current = (await releases.get()).find(({ name }) => name === remote);
    if (!current) return false;
    const { kind } = await selectRelease(current, visitor, (rollout, key) => admissions.isKnown(rollout, key));
    const release = kind === 'rollout' ? current.rollout?.release : current;
    return kind !== 'pin' && release?.version === version;
  }
}
