import type { RemoteName } from '@plaza/contracts/permission-graph';
import { Conflict } from '@plaza/service-kit/errors';
import type { SwitchedOffRecord } from './remote.model';

type SwitchedOff = readonly Pick<SwitchedOffRecord, 'version'>[];

/** Whether nobody may load this release; where the whole remote is switched off that says nothing of its releases. */
export const isReleaseOff = (switchedOff: SwitchedOff, version: string): boolean =>
  switchedOff.some((off) => off.version === version);

/** Whether nobody may load this release, by itself or because the whole remote is switched off. */
export const isSwitchedOff = (switchedOff: SwitchedOff, version: string): boolean =>
  switchedOff.some((off) => off.version === null || off.version === version);

export const switchedOffConflict = (name: RemoteName, version: string): Conflict =>
  new Conflict('switched_off', `${name} ${version} is switched off. Switch it on first.`);
