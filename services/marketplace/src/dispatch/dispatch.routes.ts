import { dispatchCalls } from '@plaza/contracts/marketplace/dispatch';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { MarketplaceDependencies } from '../dependencies';
import { dispatchBoard } from './dispatch';

export function dispatchRoutes(dependencies: MarketplaceDependencies): Routes {
  return createRoutes(dependencies.trust).on(dispatchCalls.dispatch, ({ caller, query }) =>
    dispatchBoard(caller, query, dependencies),
  );
}
