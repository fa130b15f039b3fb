import { log } from '@plaza/web-kit';
import { type RefObject, useEffect, useState } from 'react';
import { mapStart } from './locations/map-view';

export type MapStart<Library> =
  | { readonly kind: 'starting' }
  | { readonly kind: 'ready'; readonly library: Library }
  | { readonly kind: 'failed'; readonly message: string };

const starting = { kind: 'starting' } as const;
const failures = {
  broken: 'The map could not be loaded. Check your connection and try again.',
  late: 'The map did not load in time. Check your connection and try again.',
} as const;

/**
 * Waits for the map library and for the container element: a first delay, then a few retries.
 * @param load loads the library; resolves to undefined if its failure is handled elsewhere. Must be a stable function
 * @returns the state of the start, and `retry`
 */
export function useMapStart<Library extends object>(
  load: () => Promise<Library | undefined>,
  container: RefObject<HTMLElement | null>,
) {
  const [attempt, setAttempt] = useState(0);
  const [start, setStart] = useState<MapStart<Library>>(starting);

  useEffect(() => {
    let library: Library | undefined;
    let message: string = failures.late;
    let tries = 0;
    load().then(
      (loaded) => {
        library = loaded;
      },
      (error: unknown) => {
        message = failures.broken;
        log.warn(`the map library did not load, try ${attempt + 1}`, error);
      },
    );
    let timer = setTimeout(tryStart, mapStart.delayMs);
    function tryStart() {
      if (library && container.current) return setStart({ kind: 'ready', library });
      if (tries === mapStart.tries) return setStart({ kind: 'failed', message });
      tries += 1;
      timer = setTimeout(tryStart, mapStart.tryMs);
    }
    return () => clearTimeout(timer);
  }, [attempt, load, container]);

  function retry() {
    setStart(starting);
    setAttempt((before) => before + 1);
  }
  return { start, retry };
}
