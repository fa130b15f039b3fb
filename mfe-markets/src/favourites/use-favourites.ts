import type { FavouriteKind } from '@plaza/contracts/markets/kinds';
import { apiErrorIn, toast, useUser } from '@plaza/web-kit';
import { useCallback, useMemo, useRef } from 'react';
import type { NewFavouriteOf, SavedThing } from './favourite-fields';
import { favouritesApi } from './favourites-api';

const none: readonly SavedThing[] = [];

/** The favourites of a kind, the newest first; none while nobody is signed in. */
export function useFavourites(kind: FavouriteKind): readonly SavedThing[] {
  const user = useUser();
  return favouritesApi.useMarketsFavouritesQuery(kind, { skip: !user }).data ?? none;
}

/** The keys under which things of a kind are saved. */
export function useSavedKeys(kind: FavouriteKind): ReadonlySet<string> {
  const favourites = useFavourites(kind);
  return useMemo(() => new Set(favourites.map(({ key }) => key)), [favourites]);
}

interface Starred {
  readonly kind: FavouriteKind;
  readonly key: string;
  /** What to save of it; nothing where it is saved, and has to be removed. */
  readonly fields?: NewFavouriteOf;
}

/** Saves a thing, or forgets it, and says what came of it. A second press waits for the answer to the first. */
export function useStar(): (starred: Starred) => void {
  const [add] = favouritesApi.useMarketsAddFavouriteMutation();
  const [remove] = favouritesApi.useMarketsRemoveFavouriteMutation();
  const underWay = useRef(new Set<string>());
  return useCallback(
    async ({ kind, key, fields }: Starred) => {
      const id = `${kind} ${key}`;
      if (underWay.current.has(id)) return;
      underWay.current.add(id);
      const { error } = await (fields ? add({ kind, key, fields }) : remove({ kind, key }));
      underWay.current.delete(id);
      tell(fields !== undefined, error);
    },
    [add, remove],
  );
}

function tell(added: boolean, error: unknown) {
  if (!error) {
    toast({ title: added ? 'Added to favorites!' : 'Removed from favorites!', variant: 'success' });
    return;
  }
  const description = apiErrorIn(error)?.data?.message;
  const title = added ? 'Failed to add to favorites' : 'Failed to remove from favorites';
  toast({ title, variant: 'error', ...(description && description !== title && { description }) });
}
