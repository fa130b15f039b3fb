import { tabsOfCaller } from '@plaza/service-kit/guards/permissions';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { Exchange } from '../exchange/exchange';
import { HttpError, notSignedIn } from '../exchange/http-error';
import type { Upstream } from '../proxy/upstream';
import { unavailable } from '../proxy/upstream-errors';
import type { Areas, ServedArea } from '../registry/areas';
import type { AreaUpstreams } from './area-upstreams';

const notPermitted = new HttpError(403, 'tab_not_permitted', 'You do not have access to this.');

interface Dependencies extends Pick<ServiceContext, 'trust' | 'log'> {
  readonly areas: Areas;
  readonly upstreams: AreaUpstreams;
  /** @returns the error to send when the request was not forwarded */
  readonly forward: (exchange: Exchange, upstream: Upstream) => HttpError | undefined;
}

/**
 * Forwards what is below the prefix of an area, for those who hold one of its tabs: its service answers nobody else,
 * whatever it checks itself. The guard of API calls comes before.
 * @returns undefined at once for what the platform answers itself, else the error to send, or what became of it
 */
export function createAreaForwarder({ areas, upstreams, forward, trust, log }: Dependencies) {
  return function forwardToArea(exchange: Exchange): Promise<HttpError | 'forwarded' | 'no area'> | undefined {
    return areas.at(exchange.target)?.then(
      (area) => (area ? admit(exchange, area) : 'no area'),
      (error) => refuse(exchange, error, 'registry'),
    );
  };

  async function admit(exchange: Exchange, area: ServedArea): Promise<HttpError | 'forwarded' | 'no area'> {
    const { caller } = exchange;
    if (!caller) return notSignedIn;
    try {
      const held = await tabsOfCaller(caller, trust);
      if (!area.tabs.some(({ id }) => held.has(id))) return notPermitted;
    } catch (error) {
      return refuse(exchange, error, 'identity');
    }
    // It may have been removed meanwhile, or have another address.
    const current = await areas.at(exchange.target);
    if (exchange.res.destroyed || !current || current.serviceUrl === null) return 'no area';
    return forward(exchange, upstreams.of(current, current.serviceUrl)) ?? 'forwarded';
  }

  function refuse(exchange: Exchange, error: unknown, service: 'registry' | 'identity'): HttpError {
    log.warn({ err: error, id: exchange.id }, 'a call to an area could not be checked');
    return unavailable(service);
  }
}
