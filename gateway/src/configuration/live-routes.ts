import { createRouteTable, type FindRoute } from '../routes';
import type { LiveConfiguration } from './live-configuration';

/** The lookup of the configuration that holds: its table is built once for each document, not for each request. */
export function liveRoutes(configuration: LiveConfiguration): FindRoute {
  let find: FindRoute = () => undefined;
  configuration.follow((document) => {
    find = createRouteTable(document);
  });
  return (method, target) => find(method, target);
}
