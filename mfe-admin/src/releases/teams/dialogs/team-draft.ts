import { isBuiltInRemote, type RemoteName } from '@plaza/contracts/permission-graph';
import type { Team } from '@plaza/contracts/registry/teams';

/** A team as the form represents it. */
export interface TeamDraft {
  readonly name: string;
  /** The built-in remotes of the team. */
  readonly remotes: readonly RemoteName[];
  /** The other remotes as typed: names separated by spaces. */
  readonly areas: string;
  readonly members: readonly string[];
}

const wordsIn = (typed: string) => typed.split(/[\s,]+/).filter(Boolean);

export function validateTeam(name: keyof TeamDraft, draft: TeamDraft): string | undefined {
  if (name === 'name' && draft.name.trim() === '') return 'Please name the team.';
  const isWord = (text: string) => /^[a-z][a-z0-9]+$/.test(text);
  if (name !== 'areas' || wordsIn(draft.areas).every(isWord)) return undefined;
  return 'Use words of lower-case letters and digits, such as loyalty.';
}

export const toDraft = (team: Team | undefined): TeamDraft => ({
  name: team?.name ?? '',
  remotes: team?.remotes.filter(isBuiltInRemote) ?? [],
  areas: team?.remotes.filter((remote) => !isBuiltInRemote(remote)).join(' ') ?? '',
  members: team?.members ?? [],
});

export const toFields = ({ name, remotes, areas, members }: TeamDraft) => ({
  name: name.trim(),
  remotes: [...remotes, ...wordsIn(areas)],
  members: [...members],
});

/** Whether two drafts differ. Buttons add and remove members, so no form field shows such a change. */
export const differ = (one: TeamDraft, other: TeamDraft): boolean => JSON.stringify(one) !== JSON.stringify(other);

/**
 * Rebases the draft on a team that another administrator has changed meanwhile. Fields that the user left unchanged
 * take the new values; lists take the new values, with the user's additions and without the user's removals.
 * @param before the team that the draft was based on at first
 */
export function rebased(draft: TeamDraft, before: TeamDraft, now: TeamDraft): TeamDraft {
  const areas = merged(wordsIn(draft.areas), wordsIn(before.areas), wordsIn(now.areas));
  return {
    name: draft.name === before.name ? now.name : draft.name,
    remotes: merged(draft.remotes, before.remotes, now.remotes),
    areas: draft.areas === before.areas ? now.areas : areas.join(' '),
    members: merged(draft.members, before.members, now.members),
  };
}

function merged<Item>(own: readonly Item[], before: readonly Item[], now: readonly Item[]): Item[] {
  const kept = now.filter((item) => own.includes(item) || !before.includes(item));
  return [...kept, ...own.filter((item) => !before.includes(item) && !now.includes(item))];
}
