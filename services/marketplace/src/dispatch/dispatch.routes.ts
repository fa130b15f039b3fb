import { dispatchCalls } from '@plaza/contracts/marketplace/dispatch';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { MarketplaceParts } from '../parts';
import { dispatchBoard } from './dispatch';

export function dispatchRoutes(parts: MarketplaceParts): Routes {
  return createRoutes(parts.trust).on(dispatchCalls.dispatch, ({ caller, query }) =>
    dispatchBoard(caller, query, parts),
  );
}
