import type { TabId } from '@plaza/contracts/tabs';
import { tabsOfCaller } from '@plaza/service-kit/guards/permissions';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { Exchange } from '../exchange/exchange';
import { HttpError, notSignedIn } from '../exchange/http-error';
import type { Upstream } from '../proxy/upstream';
import { unavailable } from '../proxy/upstream-errors';
import type { AreaUpstreams } from './area-upstreams';
import type { Areas } from './areas';

const notPermitted = new HttpError(403, 'tab_not_permitted', 'You do not have access to this.');

interface Dependencies extends Pick<ServiceContext, 'trust' | 'log'> {
  readonly areas: Areas;
  readonly upstreams: AreaUpstreams;
  /** @returns the error to send if the request was not forwarded */
  readonly forward: (exchange: Exchange, upstream: Upstream) => HttpError | undefined;
}

/**
 * Forwards requests below the prefix of an area, if the caller may open one of the area's tabs: nobody else reaches its
 * service, whatever the service checks itself. The guard of API calls runs before this.
 * @returns undefined immediately for paths of the platform itself, otherwise the error to send, or the outcome
 */
export function createAreaForwarder({ areas, upstreams, forward, trust, log }: Dependencies) {
  return function forwardToArea(exchange: Exchange): Promise<HttpError | 'forwarded' | 'no area'> | undefined {
    return areas.at(exchange.target)?.then(
      (area) => (area ? admit(exchange) : 'no area'),
      (error) => refuse(exchange, error, 'registry'),
    );
  };

  async function admit(exchange: Exchange): Promise<HttpError | 'forwarded' | 'no area'> {
    const { caller } = exchange;
    if (!caller) return notSignedIn;
    let own: ReadonlySet<TabId>;
    try {
      own = await tabsOfCaller(caller, trust);
    } catch (error) {
      return refuse(exchange, error, 'identity');
    }
    // Looked up after the wait: in the meantime the area may have been removed, or its address or tabs may have
    // changed.
    const area = await areas.at(exchange.target);
    if (exchange.res.destroyed || !area) return 'no area';
    if (!area.tabs.some(({ id }) => own.has(id))) return notPermitted;
    if (area.serviceUrl === null) return 'no area';
    return forward(exchange, upstreams.of(area, area.serviceUrl)) ?? 'forwarded';
  }

  function refuse(exchange: Exchange, error: unknown, service: 'registry' | 'identity'): HttpError {
    log.warn({ err: error, id: exchange.id }, 'a call to an area could not be checked');
    return unavailable(service);
  }
}
