import { Conflict } from '@plaza/service-kit/errors';

export const changedElsewhere = () =>
  new Conflict('changed_elsewhere', 'This was changed in another window. Look at both, then save again.');

/** The condition of a write that requires a version; records of an earlier release have none, which counts as 0. */
export function fromVersion(version: number | undefined): object {
  if (version === undefined) return {};
  return version === 0 ? { version: { $in: [0, null] } } : { version };
}
