import { Provides } from '@plaza/contracts/registry/needs';
import type { Platform } from '@plaza/service-kit/release-gate/find-missing';
import { ProvidedModel } from './provided.model';

/** Notes what a service provides from now on; of its processes whichever told last counts. */
export async function storeProvides(service: string, provides: Provides, now: Date): Promise<void> {
  const set = { provides: JSON.stringify(provides), at: now };
  await ProvidedModel.updateOne({ _id: service }, { $set: set }, { upsert: true });
}

/** The shell and the services, as far as they have told. The shell is what gateways serve. */
export async function knownPlatform(): Promise<Platform> {
  const found = await ProvidedModel.find().lean();
  const services = new Map(found.map(({ _id, provides }) => [_id, Provides.parse(JSON.parse(provides))] as const));
  return { services, shell: services.get('gateway')?.shell };
}
