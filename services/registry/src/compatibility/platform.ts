import { Provides } from '@plaza/contracts/registry/needs';
import type { Platform } from '@plaza/service-kit/release-gate/find-missing';
import { ProvidedModel } from './provided.model';

/** Stores what a service provides; if several processes report, the last report counts. */
export async function storeProvides(service: string, provides: Provides, now: Date): Promise<void> {
  const set = { provides: JSON.stringify(provides), at: now };
  await ProvidedModel.updateOne({ _id: service }, { $set: set }, { upsert: true });
}

/** What the shell and the services have reported that they provide. The shell is the one that gateways serve. */
export async function knownPlatform(): Promise<Platform> {
  const found = await ProvidedModel.find().lean();
  const services = new Map(found.map(({ _id, provides }) => [_id, Provides.parse(JSON.parse(provides))] as const));
  return { services, shell: services.get('gateway')?.shell };
}
