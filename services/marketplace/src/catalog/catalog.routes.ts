import { catalogCalls } from '@plaza/contracts/marketplace/catalog';
import { idempotencyKeyOf } from '@plaza/service-kit/idempotency';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { MarketplaceDependencies } from '../dependencies';
import { addService } from './add-service';
import { addCategory, changeCategory, listCategories } from './categories';
import { categoriesCollection } from './category.model';
import { changeService, removeService } from './change-services';
import { servicesCollection } from './service.model';
import { listServices } from './services';

export function catalogRoutes({ trust, users, relay }: MarketplaceDependencies): Routes {
  /** Starts the delivery of a write's audit entries without delay. */
  function flushAfter<Answer>(collection: string, answer: Answer): Answer {
    void relay.flush(collection);
    return answer;
  }
  return createRoutes(trust)
    .on(catalogCalls.categories, ({ caller }) => listCategories(caller))
    .on(catalogCalls.addCategory, async (received) =>
      flushAfter(categoriesCollection, await addCategory(received, received.body)),
    )
    .on(catalogCalls.changeCategory, async (received) =>
      flushAfter(categoriesCollection, await changeCategory(received, received.params.id, received.body)),
    )
    .on(catalogCalls.services, ({ caller, query }) => listServices(caller, query))
    .on(catalogCalls.addService, async (received) =>
      flushAfter(servicesCollection, await addService(received, received.body, idempotencyKeyOf(received.ctx), users)),
    )
    .on(catalogCalls.changeService, async (received) =>
      flushAfter(servicesCollection, await changeService(received, received.params.id, received.body)),
    )
    .on(catalogCalls.removeService, async (received) =>
      flushAfter(servicesCollection, await removeService(received, received.params.id)),
    );
}
