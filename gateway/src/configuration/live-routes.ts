import { createRouteTable, type FindRoute } from '../routes';
import type { LiveConfiguration } from './live-configuration';

/** The route lookup of the running configuration: its table is built once per document, not per request. */
export function liveRoutes(configuration: LiveConfiguration): FindRoute {
  let find: FindRoute = () => undefined;
  configuration.subscribe((document) => {
    find = createRouteTable(document);
  });
  return (method, target) => find(method, target);
}
