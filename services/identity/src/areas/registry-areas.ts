import { ServedAreas } from '@plaza/contracts/internal/registry';
import { registryInternal } from '@plaza/contracts/internal/registry-paths';
import type { ApprovedArea } from '@plaza/contracts/registry/areas';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { IdentityConfig } from '../config';

const askMs = 3000;

/**
 * The areas that are not built in, as the registry has approved them.
 * @throws Error when the registry does not answer
 */
export async function registryAreas({
  config,
  internalFetch,
}: Pick<ServiceContext<IdentityConfig>, 'config' | 'internalFetch'>): Promise<ApprovedArea[]> {
  const url = new URL(registryInternal.areasPath, config.REGISTRY_URL);
  const response = await internalFetch('registry', url, { signal: AbortSignal.timeout(askMs) });
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  // Only gateways need the addresses of the areas' services.
  return ServedAreas.parse(await response.json()).map(({ serviceUrl, ...area }) => area);
}
