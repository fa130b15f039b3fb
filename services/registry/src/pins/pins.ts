import type { RemoteName } from '@plaza/contracts/permission-graph';
import { PinModel, type PinRecord } from './pin.model';

export type { PinRecord };

const pinnedMs = 8 * 3_600_000;
/** The maximum number of pins sent to gateways; only a few people may pin. */
const maxPins = 500;

const idOf = (person: string, remote: RemoteName) => `${person} ${remote}`;

/** Sets a person's pin, which replaces an earlier one. @returns when the pin expires */
export async function setPin(person: string, remote: RemoteName, version: string, now: Date): Promise<Date> {
  const until = new Date(now.getTime() + pinnedMs);
  await PinModel.updateOne(
    { _id: idOf(person, remote) },
    { $set: { person, remote, version, until } },
    { upsert: true },
  );
  return until;
}

/** @returns whether there was a pin */
export async function removePin(person: string, remote: RemoteName): Promise<boolean> {
  const { deletedCount } = await PinModel.deleteOne({ _id: idOf(person, remote) });
  return deletedCount === 1;
}

/** The active pins, latest first. */
export function pinsAt(now: Date): Promise<PinRecord[]> {
  return PinModel.find({ until: { $gt: now } })
    .sort({ until: -1 })
    .limit(maxPins)
    .lean();
}
