import type { FavouriteKind } from '@plaza/contracts/markets/kinds';
import { apiErrorIn, toast, undo, useUser } from '@plaza/web-kit';
import { useCallback, useMemo } from 'react';
import type { NewFavouriteOf, SavedItem } from './favourite-fields';
import { favouritesApi, favouritesStaleAfterSeconds } from './favourites-api';

const none: readonly SavedItem[] = [];

/** The favorites of a kind, newest first; empty if nobody is signed in. */
export const useFavourites = (kind: FavouriteKind): readonly SavedItem[] => useFavouriteList(kind).saved;

/** The same, and the state of their query. `isMissing`: they could not be loaded, and may be being fetched again. */
export function useFavouriteList(kind: FavouriteKind) {
  const user = useUser();
  const { data, error, isFetching, refetch } = favouritesApi.useMarketsFavouritesQuery(kind, {
    skip: !user,
    refetchOnMountOrArgChange: favouritesStaleAfterSeconds,
  });
  const isMissing = data === undefined && error !== undefined;
  return { saved: data ?? none, isLoading: data === undefined && !error && isFetching, isMissing, isFetching, refetch };
}

/** The keys of all favorites of a kind. */
export function useSavedKeys(kind: FavouriteKind): ReadonlySet<string> {
  const favourites = useFavourites(kind);
  return useMemo(() => new Set(favourites.map(({ key }) => key)), [favourites]);
}

interface StarToggle {
  readonly kind: FavouriteKind;
  readonly key: string;
  /** Whether it is a favorite now, which the press then removes. */
  readonly saved: boolean;
  /** The request body to save it, also when its removal is undone. */
  readonly fields: NewFavouriteOf;
}

/**
 * The favorites that are being saved or removed. Shared by all stars, as a favorite has one in its row and in the
 * panel.
 */
const pending = new Set<string>();

/**
 * Saves or removes a favorite and reports the result in a toast, which can undo a removal. Ignores a second press until
 * the first request completes.
 */
export function useStar(): (toggle: StarToggle) => void {
  const [add] = favouritesApi.useMarketsAddFavouriteMutation();
  const [remove] = favouritesApi.useMarketsRemoveFavouriteMutation();
  return useCallback(
    async function toggle(pressed: StarToggle): Promise<void> {
      const { kind, key, saved, fields } = pressed;
      const id = `${kind} ${key}`;
      if (pending.has(id)) return;
      pending.add(id);
      const { error } = await (saved ? remove({ kind, key }) : add({ kind, key, fields }));
      pending.delete(id);
      if (error) notifyFailure(saved, error);
      else if (saved) {
        const action = undo(() => toggle({ ...pressed, saved: false }));
        toast({ title: 'Removed from favorites!', variant: 'success', action });
      } else toast({ title: 'Added to favorites!', variant: 'success' });
    },
    [add, remove],
  );
}

function notifyFailure(saved: boolean, error: unknown): void {
  const description = apiErrorIn(error)?.data?.message;
  const title = saved ? 'Failed to remove from favorites' : 'Failed to add to favorites';
  toast({ title, variant: 'error', ...(description && description !== title && { description }) });
}
