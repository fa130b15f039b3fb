import { propertyCalls } from '@plaza/contracts/finance/properties';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { FinanceDependencies } from '../dependencies';
import { receivedIdempotencyKey } from '../records/idempotency-key';
import { addProperty, changeProperty, listProperties, removeProperty } from './properties';

export function propertyRoutes({ trust, ...sources }: FinanceDependencies): Routes {
  const { marketRates } = sources;
  return createRoutes(trust)
    .on(propertyCalls.properties, ({ caller }) => listProperties(caller.id, sources))
    .on(propertyCalls.addProperty, async (received) =>
      addProperty(received.caller.id, received.body, marketRates, receivedIdempotencyKey(received)),
    )
    .on(propertyCalls.putProperty, ({ caller, params, body }) =>
      changeProperty(caller.id, params.id, body, marketRates),
    )
    .on(propertyCalls.changeProperty, ({ caller, params, body }) =>
      changeProperty(caller.id, params.id, body, marketRates),
    )
    .on(propertyCalls.removeProperty, ({ caller, params }) => removeProperty(caller.id, params.id));
}
