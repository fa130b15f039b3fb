import { type GatewayConfiguration, ServiceName } from '@plaza/contracts/gateway/configuration';
import type { GatewayConfig } from '../config';

const variableOf = (service: ServiceName) => `${service.toUpperCase()}_URL` as `${Uppercase<ServiceName>}_URL`;

/** The document with the addresses of this gateway's environment in the place of their variables. */
export function withAddresses(document: GatewayConfiguration, config: GatewayConfig): GatewayConfiguration {
  const addressOf = (address: string) => {
    const named = ServiceName.options.find((service) => address.toUpperCase() === `$${variableOf(service)}`);
    return named ? config[variableOf(named)] : address;
  };
  return mapAddresses(document, (_service, address) => addressOf(address));
}

/**
 * The document with variables in the place of this gateway's addresses, as other gateways can have it too. Several
 * addresses of a service have no variable, and stand as they are.
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
