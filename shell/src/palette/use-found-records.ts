import { useDebouncedValue } from '@plaza/ui';
import { log, type PaletteEntry, type PaletteReader, useAppDispatch } from '@plaza/web-kit';
import { useEffect, useState } from 'react';
import type { RemotePalettes } from './use-remote-palettes';

const pauseMs = 150;
/** Fewer characters find too much to be of use. */
const fewest = 2;

/** What was found so far. */
export interface FoundRecords extends Pick<Found, 'entries' | 'isIncomplete'> {
  /** Whether more may come: while somebody types, and until all areas have answered. */
  readonly isSearching: boolean;
}

interface Found {
  /** What the areas were asked for last. */
  readonly asked: string;
  /** What the entries were found for. */
  readonly text: string;
  readonly entries: readonly PaletteEntry[];
  readonly awaited: number;
  /** Whether some area did not answer. */
  readonly isIncomplete: boolean;
}

const nothing: Found = { asked: '', text: '', entries: [], awaited: 0, isIncomplete: false };

/**
 * What the areas find of their records, once typing has paused; that of the text before stays until something comes.
 */
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
