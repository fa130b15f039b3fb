import { ServiceName } from '@plaza/contracts/gateway/service-names';
import { z } from 'zod';

/** Services with several addresses: `finance=http://one:4102,http://other:4102 markets=…`. */
export const ServiceAddresses = z.string().transform((text, { addIssue }) => {
  const known: { service: ServiceName; addresses: string[] }[] = [];
  for (const entry of text.split(/\s+/).filter(Boolean)) {
    const [name, urls = ''] = entry.split('=', 2);
    const service = ServiceName.safeParse(name);
    const found = z
      .array(z.url({ protocol: /^https?$/ }))
      .min(1)
      .safeParse(urls.split(',').filter(Boolean));
    if (service.success && found.success) known.push({ service: service.data, addresses: found.data });
    else addIssue(`Must be like finance=http://one:4102,http://other:4102, and is ${entry}`);
  }
  return known;
});
export type ServiceAddresses = z.output<typeof ServiceAddresses>;

/**
 * The addresses at which a call may be tried: the given one and, if it is one of a service with several, the others.
 * The one that answered last comes first, so that an unavailable one delays only one call.
 */
export class InstanceAddresses {
  readonly #services: string[][];

  constructor(services: ServiceAddresses) {
    this.#services = services.map(({ addresses }) => addresses.map((address) => new URL(address).origin));
  }

  of(url: URL): URL[] {
    const origins = this.#services.find((all) => all.includes(url.origin));
    return origins ? origins.map((origin) => new URL(url.pathname + url.search, origin)) : [url];
  }

  /** Moves the address that answered to the front. */
  prefer({ origin }: URL): void {
    const origins = this.#services.find((all) => all.includes(origin));
    if (!origins || origins[0] === origin) return;
    origins.splice(origins.indexOf(origin), 1);
    origins.unshift(origin);
  }
}
