import { useDebouncedValue } from '@plaza/ui';
import { log, type PaletteEntry, type PaletteReader, useAppDispatch } from '@plaza/web-kit';
import { useEffect, useState } from 'react';
import type { RemotePalettes } from './use-remote-palettes';

const pauseMs = 150;
/** Fewer characters match too many records to be useful. */
const fewest = 2;

/** The search results so far. */
export interface FoundRecords extends Pick<Found, 'entries' | 'isIncomplete'> {
  /** Whether more results may arrive: while the user types, and until all areas have responded. */
  readonly isSearching: boolean;
}

interface Found {
  /** The text of the latest search. */
  readonly asked: string;
  /** The text that the entries match. */
  readonly text: string;
  readonly entries: readonly PaletteEntry[];
  readonly awaited: number;
  /** Whether the search failed in any area. */
  readonly isIncomplete: boolean;
}

const nothing: Found = { asked: '', text: '', entries: [], awaited: 0, isIncomplete: false };

/** The records that the areas find, debounced. The previous results stay visible until new ones arrive. */
export function useFoundRecords(palettes: RemotePalettes, reader: PaletteReader, typed: string): FoundRecords {
  const dispatch = useAppDispatch();
  const wanted = typed.trim();
  const text = useDebouncedValue(wanted, pauseMs);
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (text.length < fewest) return setFound(nothing);
    let isOver = false;
    const searches = [...palettes].flatMap(([name, { search }]) => (search ? [{ name, search }] : []));
    setFound((before) => ({ ...before, asked: text, awaited: searches.length, isIncomplete: false }));
    const take = (entries: readonly PaletteEntry[], hasFailed: boolean) => {
      if (isOver) return;
      setFound((before) => ({
        asked: text,
        text,
        entries: before.text === text ? [...before.entries, ...entries] : entries,
        awaited: before.awaited - 1,
        isIncomplete: before.isIncomplete || hasFailed,
      }));
    };
    for (const { name, search } of searches) {
      dispatch(search(text, reader)).then(
        (entries) =>
          take(
            entries.map((entry) => ({ ...entry, id: `${name} ${entry.id}` })),
            false,
          ),
        (error) => {
          log.warn(`${name} could not be searched`, error);
          take([], true);
        },
      );
    }
    return () => {
      isOver = true;
    };
  }, [palettes, reader, text, dispatch]);
  return { ...found, isSearching: wanted.length >= fewest && (wanted !== found.asked || found.awaited > 0) };
}
