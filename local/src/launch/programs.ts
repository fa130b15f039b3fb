import { service as finance } from '@plaza/finance/service';
import { service as gateway } from '@plaza/gateway/service';
import { service as identity } from '@plaza/identity/service';
import { service as marketplace } from '@plaza/marketplace/service';
import { service as markets } from '@plaza/markets/service';
import { service as registry } from '@plaza/registry/service';

/** The services behind the gateway. Identity comes first, as the others depend on it. */
export const services = [identity, finance, markets, marketplace, registry] as const;

/** All programs of the platform, with the folder of their build and the variable with their address. */
export const programs = [
  ...services.map((service) => ({
    service,
    folder: `services/${service.name}`,
    urlVariable: `${service.name.toUpperCase()}_URL`,
  })),
  { service: gateway, folder: 'gateway', urlVariable: undefined },
];

export { gateway };
