import { matching } from './match';
import type { OwnEntry } from './use-own-entries';

/** A heading with its entries. */
export interface Section {
  readonly heading: string;
  readonly entries: readonly OwnEntry[];
}

interface Offer {
  readonly typed: string;
  readonly recent: readonly OwnEntry[];
  /** Entries that need no request. */
  readonly known: readonly OwnEntry[];
  /** Records found by the areas, best match first. */
  readonly found: readonly OwnEntry[];
  readonly canOpen: (path: string) => boolean;
}

const maxPerGroup = 6;

/**
 * The sections of the palette: recent entries and all destinations if nothing is typed, otherwise the matches, best
 * group first.
 */
export function toSections({ typed, recent, known, found, canOpen }: Offer): readonly Section[] {
  const isOpen = ({ to }: OwnEntry) => to === undefined || canOpen(to);
  if (typed.trim() === '') {
    const again = recent.filter(isOpen);
    const places = known.filter(({ group }) => group === 'Go to' || group === 'Actions').filter(isOpen);
    return [...(again.length > 0 ? [{ heading: 'Recent', entries: again }] : []), ...byGroup(places, 20)];
  }
  const results = found.filter(({ to }) => to === undefined);
  const records = found.filter(({ to }) => to !== undefined);
  return byGroup([...results, ...matching(known, typed), ...records].filter(isOpen), maxPerGroup);
}

/** The groups in the order of their first entries. */
function byGroup(entries: readonly OwnEntry[], most: number): Section[] {
  const groups = new Map<string, OwnEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.group) ?? [];
    groups.set(entry.group, group);
    if (group.length < most && !group.some(({ id }) => id === entry.id)) group.push(entry);
  }
  return [...groups].map(([heading, own]) => ({ heading, entries: own }));
}

const tabOf = (path: string): string | undefined => /^\/dashboard\/([^/?#]+)/.exec(path)?.[1];

/** Whether a user with these tabs can open a path; paths below a tab require that tab. */
export const opens =
  (tabs: readonly { readonly id: string }[]) =>
  (path: string): boolean => {
    const tab = tabOf(path);
    return tab === undefined || tabs.some(({ id }) => id === tab);
  };
