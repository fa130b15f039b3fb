import type { useUser } from '@plaza/web-kit';
import { useMemo, useState } from 'react';
import type { ShownTab } from '../dashboard/shown-tab';
import { useVisibleTabs } from '../dashboard/use-visible-tabs';
import { readRecent } from './recently-found';
import { opens, type Section, toSections } from './sections';
import { useFoundRecords } from './use-found-records';
import { useOwnEntries } from './use-own-entries';
import { useRemotePalettes } from './use-remote-palettes';

const noTabs: readonly ShownTab[] = [];

interface PaletteResults {
  readonly sections: readonly Section[];
  /** How many entries all sections have. */
  readonly count: number;
  readonly isSearching: boolean;
  /** Whether areas did not answer, so that what they hold is not among the results. */
  readonly isIncomplete: boolean;
}

/** What the palette offers to the user for the typed text. */
export function usePaletteResults(
  user: NonNullable<ReturnType<typeof useUser>>,
  typed: string,
  onShortcuts: () => void,
): PaletteResults {
  const [recent] = useState(() => readRecent(user.id));
  const { tabs = noTabs } = useVisibleTabs();
  const reader = useMemo(() => ({ user, tabs: tabs.map(({ id }) => id) }), [user, tabs]);
  const { palettes, isLoading } = useRemotePalettes();
  const own = useOwnEntries(tabs, onShortcuts);
  const ofAreas = useMemo(
    () =>
      [...palettes].flatMap(([name, { entries }]) =>
        entries(reader).map((entry) => ({ ...entry, id: `${name} ${entry.id}` })),
      ),
    [palettes, reader],
  );
  const found = useFoundRecords(palettes, reader, typed);
  const sections = toSections({
    typed,
    recent,
    known: [...own, ...ofAreas],
    found: found.entries,
    canOpen: opens(tabs),
  });
  return {
    sections,
    count: sections.reduce((sum, { entries }) => sum + entries.length, 0),
    isSearching: isLoading || found.isSearching,
    isIncomplete: found.isIncomplete,
  };
}
