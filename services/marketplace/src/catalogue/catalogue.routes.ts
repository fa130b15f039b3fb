import { catalogueCalls } from '@plaza/contracts/marketplace/catalogue';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { MarketplaceDependencies } from '../dependencies';
import { addCategory, changeCategory, listCategories } from './categories';
import { addService, changeService, listServices, removeService } from './services';

export function catalogueRoutes({ trust, users }: MarketplaceDependencies): Routes {
  return createRoutes(trust)
    .on(catalogueCalls.categories, ({ caller }) => listCategories(caller))
    .on(catalogueCalls.addCategory, ({ body }) => addCategory(body))
    .on(catalogueCalls.changeCategory, ({ params, body }) => changeCategory(params.id, body))
    .on(catalogueCalls.services, ({ caller, query }) => listServices(caller, query))
    .on(catalogueCalls.addService, ({ caller, body }) => addService(caller, body, users))
    .on(catalogueCalls.changeService, ({ caller, params, body }) => changeService(caller, params.id, body))
    .on(catalogueCalls.removeService, ({ caller, params }) => removeService(caller, params.id));
}
