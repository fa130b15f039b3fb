import { isBuiltInRemote, type RemoteName } from '@plaza/contracts/permission-graph';
import type { Team } from '@plaza/contracts/registry/teams';

/** A team as it is typed and chosen. */
export interface TeamDraft {
  readonly name: string;
  /** Those of them that are built in. */
  readonly remotes: readonly RemoteName[];
  /** The others, as they are typed: words with blanks between. */
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

/** Whether two drafts differ; members are added and removed by buttons, which no field shows. */
export const differ = (one: TeamDraft, other: TeamDraft): boolean => JSON.stringify(one) !== JSON.stringify(other);

/**
 * The draft over a team that somebody else has changed meanwhile: what is theirs wherever it was left alone, and in
 * lists theirs with what was added here, and without what was taken out here.
 * @param before the team as the draft began with it
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
