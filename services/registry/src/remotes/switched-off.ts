import type { RemoteName } from '@plaza/contracts/permission-graph';
import { Conflict } from '@plaza/service-kit/errors';
import type { SwitchedOffRecord } from './remote.model';

type SwitchedOff = readonly Pick<SwitchedOffRecord, 'version'>[];

/** Whether this release is switched off; a remote that is switched off as a whole does not count. */
export const isReleaseOff = (switchedOff: SwitchedOff, version: string): boolean =>
  switchedOff.some((off) => off.version === version);

/** Whether nobody may load this release, because the release itself or the whole remote is switched off. */
export const isSwitchedOff = (switchedOff: SwitchedOff, version: string): boolean =>
  switchedOff.some((off) => off.version === null || off.version === version);

/** @param version null for the whole remote */
export const switchedOffConflict = (name: RemoteName, version: string | null): Conflict =>
  new Conflict(
    'switched_off',
    `${version === null ? name : `${name} ${version}`} is switched off. Switch it on first.`,
  );

/** @throws Conflict that names what has to be switched on: the remote if it is off as a whole, or else the release */
export function requireSwitchedOn(name: RemoteName, version: string, switchedOff: SwitchedOff): void {
  if (switchedOff.some((off) => off.version === null)) throw switchedOffConflict(name, null);
  if (isReleaseOff(switchedOff, version)) throw switchedOffConflict(name, version);
}
