import { service as finance } from '@plaza/finance/service';
import { service as gateway } from '@plaza/gateway/service';
import { service as identity } from '@plaza/identity/service';
import { service as marketplace } from '@plaza/marketplace/service';
import { service as markets } from '@plaza/markets/service';
import { service as registry } from '@plaza/registry/service';

/** Everything that runs behind the door. Identity goes first: the others trust it. */
export const services = [identity, finance, markets, marketplace, registry] as const;

/** Everything that runs, with the folder it is built in and the variable that tells the gateway where it is. */
export const programs = [
  ...services.map((service) => ({
    service,
    folder: `services/${service.name}`,
    urlVariable: `${service.name.toUpperCase()}_URL`,
  })),
  { service: gateway, folder: 'gateway', urlVariable: undefined },
];

export { gateway };
