import type { BadOutcomeKind } from '@plaza/contracts/registry/outcome-kinds';
import type { RemoteState } from '@plaza/contracts/registry/releases';
import type { OutcomeCounts, PastRollout, RolloutStatus } from '@plaza/contracts/registry/rollouts';
import { nameRemotes, nameRoles } from '../../tab-permissions/labels/permission-labels';

/** The display name of a remote; for a team's area, the title in its current release, or else in its latest. */
export function nameRemote({ name, current, releases }: Pick<RemoteState, 'name' | 'current' | 'releases'>): string {
  const { area } = releases.find(({ version }) => version === current) ?? releases[0] ?? {};
  return nameRemotes([name], area && [area]);
}

const figures = new Intl.NumberFormat('en');
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const countAll = ({ good, bad }: OutcomeCounts) => good + bad;

/** "2 of 3 people had trouble", "12 people, none had trouble", "nobody has tried it yet". */
export function nameOutcomes(counts: OutcomeCounts): string {
  const all = countAll(counts);
  if (all === 0) return 'nobody has tried it yet';
  const people = `${figures.format(all)} ${all === 1 ? 'person' : 'people'}`;
  return counts.bad === 0 ? `${people}, none had trouble` : `${figures.format(counts.bad)} of ${people} had trouble`;
}

/** "812.4 kB". */
export const formatBytes = (bytes: number) => `${tenths.format(bytes / 1000)}\u00a0kB`;

export const formatCount = (count: number) => figures.format(count);

/** The share of visitors that had trouble; a dash if there were no visitors. */
export const shareOfTrouble = (counts: OutcomeCounts) =>
  countAll(counts) === 0 ? '—' : `${tenths.format((100 * counts.bad) / countAll(counts))}%`;

/** "5%", "Administrators", "Everybody". */
export function nameWeight(weight: number): string {
  if (weight === 0) return 'Administrators';
  return weight === 100 ? 'Everybody' : `${weight}%`;
}

/** The audience of a rollout, as the end of a sentence. */
export function nameAudience({ weight, roles }: Pick<RolloutStatus, 'weight' | 'roles'>): string {
  if (weight === 0) return 'administrators';
  const share = weight === 100 ? 'everybody' : `${weight}% of people`;
  if (!roles) return share;
  return weight === 100 ? `everybody with the role ${nameRoles(roles)}` : `${weight}% of ${nameRoles(roles)}`;
}

export const stateLabels: Readonly<Record<RolloutStatus['state'], string>> = {
  running: 'Running',
  held: 'Your decision',
  paused: 'Paused',
  watched: 'Being watched',
};

export const troubleLabels: Readonly<Record<BadOutcomeKind, string>> = {
  load_failed: 'did not load',
  fell_back: 'fell back to the previous version',
  crashed: 'crashed',
  errored: 'failed after rendering',
};

export const endLabels: Readonly<Record<PastRollout['end'], string>> = {
  kept: 'Kept',
  aborted: 'Rolled back by a person',
  replaced: 'Replaced by another',
  returned: 'Rolled back automatically',
};
