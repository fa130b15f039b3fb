import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { ServiceName } from '@plaza/contracts/gateway/service-names';
import type { GatewayConfig } from '../environment/config';

const variableOf = (service: ServiceName) => `${service.toUpperCase()}_URL` as `${Uppercase<ServiceName>}_URL`;

/** Replaces the address variables of the document with the addresses of this gateway's environment. */
export function withAddresses(document: GatewayConfiguration, config: GatewayConfig): GatewayConfiguration {
  const addressOf = (address: string) => {
    const named = ServiceName.options.find((service) => address.toUpperCase() === `$${variableOf(service)}`);
    return named ? config[variableOf(named)] : address;
  };
  return mapAddresses(document, (_service, address) => addressOf(address));
}

/**
 * Replaces this gateway's addresses with variables, so that other gateways can use the document too. A service with
 * several addresses has no variable, and its addresses stay as they are.
 */
export const withVariables = (document: GatewayConfiguration): GatewayConfiguration =>
  mapAddresses(document, (service, address) =>
    document.services[service].targets.length === 1 ? `$${variableOf(service)}` : address,
  );

function mapAddresses(
  document: GatewayConfiguration,
  change: (service: ServiceName, address: string) => string,
): GatewayConfiguration {
  const services = { ...document.services };
  for (const service of ServiceName.options) {
    const rule = services[service];
    const targets = rule.targets.map((target) => ({ ...target, address: change(service, target.address) }));
    services[service] = { ...rule, targets };
  }
  return { ...document, services };
}
