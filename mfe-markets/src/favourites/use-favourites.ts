import type { FavouriteKind } from '@plaza/contracts/markets/kinds';
import { apiErrorIn, toast, useUser } from '@plaza/web-kit';
import { useCallback, useMemo, useRef } from 'react';
import type { NewFavouriteOf, SavedItem } from './favourite-fields';
import { favouritesApi } from './favourites-api';

const none: readonly SavedItem[] = [];

/** The favourites of a kind, the newest first; none while nobody is signed in. */
export function useFavourites(kind: FavouriteKind): readonly SavedItem[] {
  const user = useUser();
  return favouritesApi.useMarketsFavouritesQuery(kind, { skip: !user }).data ?? none;
}

/** The keys of the favourites of a kind. */
export function useSavedKeys(kind: FavouriteKind): ReadonlySet<string> {
  const favourites = useFavourites(kind);
  return useMemo(() => new Set(favourites.map(({ key }) => key)), [favourites]);
}

interface StarToggle {
  readonly kind: FavouriteKind;
  readonly key: string;
  /** The fields to save; missing where the favourite is to be removed. */
  readonly fields?: NewFavouriteOf;
}

/** Saves or removes a favourite, and shows the result in a toast. A second press is ignored until the first is answered. */
export function useStar(): (toggle: StarToggle) => void {
  const [add] = favouritesApi.useMarketsAddFavouriteMutation();
  const [remove] = favouritesApi.useMarketsRemoveFavouriteMutation();
  const pending = useRef(new Set<string>());
  return useCallback(
    async ({ kind, key, fields }: StarToggle) => {
      const id = `${kind} ${key}`;
      if (pending.current.has(id)) return;
      pending.current.add(id);
      const { error } = await (fields ? add({ kind, key, fields }) : remove({ kind, key }));
      pending.current.delete(id);
      showResult(fields !== undefined, error);
    },
    [add, remove],
  );
}

function showResult(added: boolean, error: unknown) {
  if (!error) {
    toast({ title: added ? 'Added to favorites!' : 'Removed from favorites!', variant: 'success' });
    return;
  }
  const description = apiErrorIn(error)?.data?.message;
  const title = added ? 'Failed to add to favorites' : 'Failed to remove from favorites';
  toast({ title, variant: 'error', ...(description && description !== title && { description }) });
}
