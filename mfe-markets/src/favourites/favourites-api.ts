import { mayHaveChanged } from '@plaza/contracts/failed-writes';
import { favouriteEndpoints } from '@plaza/contracts/markets/endpoints';
import { favouriteKey } from '@plaza/contracts/markets/favourite-key';
import type { FavouriteKind } from '@plaza/contracts/markets/kinds';
import {
  type ApiError,
  type AppStore,
  type AppThunk,
  applyAnswer,
  type OngoingWrite,
  original,
  request,
} from '@plaza/web-kit';
import { marketsApi } from '../markets-api';
import { type FavouriteFields, type NewFavouriteOf, type SavedItem, toSavedItem } from './favourite-fields';

interface Addition {
  readonly kind: FavouriteKind;
  readonly key: string;
  readonly fields: NewFavouriteOf;
}

interface Removal {
  readonly kind: FavouriteKind;
  readonly key: string;
}

const tagOf = (kind: FavouriteKind) => ({ type: 'markets/favourite', id: kind }) as const;
const favouriteList = (kind: FavouriteKind) => ({ endpointNames: ['marketsFavourites'], tag: tagOf(kind) });

const outdatedByFailure = (error: ApiError, kind: FavouriteKind) => (mayHaveChanged(error) ? [tagOf(kind)] : []);

export const favouritesApi = marketsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsFavourites: build.query<SavedItem[], FavouriteKind>({
      query: (kind) => request(favouriteEndpoints(kind).list),
      transformResponse: (rows: FavouriteFields[], _meta, kind) => rows.map((row) => toSavedItem(kind, row)),
      providesTags: (_rows, _error, kind) => [tagOf(kind)],
    }),
    marketsAddFavourite: build.mutation<SavedItem, Addition>({
      query: ({ kind, fields }) => request(favouriteEndpoints(kind).add, { body: fields }),
      transformResponse: (row: FavouriteFields, _meta, { kind }) => toSavedItem(kind, row),
      onQueryStarted: async ({ kind, key, fields }, write) => {
        const { dispatch, queryFulfilled } = write;
        change(dispatch, kind, (saved) => [toSavedItem(kind, fields), ...without(saved, key)]);
        await queryFulfilled.catch(() => change(dispatch, kind, (saved) => without(saved, key)));
        await applyAnswer(write, favouriteList(kind), (added) => {
          change(dispatch, kind, (saved) => withAdded(saved, added));
          refetchIfUnknown(write, kind);
        });
      },
      invalidatesTags: (_answer, error, { kind }) => {
        if (error) return outdatedByFailure(error, kind);
        return kind === 'stocks' ? ['markets/favourite-quotes'] : [];
      },
    }),
    marketsRemoveFavourite: build.mutation<null, Removal>({
      query: ({ kind, key }) => request(favouriteEndpoints(kind).remove, { identifier: key }),
      onQueryStarted: async ({ kind, key }, write) => {
        const { dispatch, queryFulfilled } = write;
        let before: SavedItem[] = [];
        change(dispatch, kind, (saved) => {
          before = saved;
          return without(saved, key);
        });
        await queryFulfilled.catch(() => change(dispatch, kind, (saved) => withAgain(saved, before, key)));
        await applyAnswer(write, favouriteList(kind), () => {
          change(dispatch, kind, (saved) => without(saved, key));
          refetchIfUnknown(write, kind);
        });
      },
      invalidatesTags: (_nothing, error, { kind }) => (error ? outdatedByFailure(error, kind) : []),
    }),
  }),
});

/** The favorites may have been changed in another window, which does not notify this one. */
export const favouritesStaleAfterSeconds = 300;

/** Fetches stale lists again. All lists together are eight requests, which no cache answers. */
export const refetchStaleFavourites: AppThunk = (dispatch, getState) => {
  const staleBefore = Date.now() - favouritesStaleAfterSeconds * 1000;
  const isStale = (kind: FavouriteKind) => {
    const { isLoading, fulfilledTimeStamp = 0 } = cachedList(getState(), kind);
    return !isLoading && fulfilledTimeStamp <= staleBefore;
  };
  const kinds = Object.keys(favouriteKey) as FavouriteKind[];
  dispatch(favouritesApi.util.invalidateTags(kinds.filter(isStale).map(tagOf)));
};

/** The query of a list; `isLoading` while a request is pending. */
function cachedList(state: unknown, kind: FavouriteKind) {
  const select = favouritesApi.endpoints.marketsFavourites.select(kind);
  return select(state as Parameters<typeof select>[0]);
}

/** Updates the cached list before the server responds. */
function change(dispatch: AppStore['dispatch'], kind: FavouriteKind, step: (saved: SavedItem[]) => SavedItem[]) {
  dispatch(favouritesApi.util.updateQueryData('marketsFavourites', kind, (draft) => step(original(draft) ?? [])));
}

/** A list that could not be loaded is not changed by a write, so it is fetched after the write. */
function refetchIfUnknown(
  { dispatch, getState }: Pick<OngoingWrite<unknown>, 'dispatch' | 'getState'>,
  kind: FavouriteKind,
) {
  if (!cachedList(getState(), kind).data) dispatch(favouritesApi.util.invalidateTags([tagOf(kind)]));
}

/** The list with an added item at its position, or first, if the list was fetched before the item was stored. */
const withAdded = (saved: readonly SavedItem[], added: SavedItem): SavedItem[] =>
  saved.some(({ key }) => key === added.key)
    ? saved.map((item) => (item.key === added.key ? added : item))
    : [added, ...saved];

/** The list with a removed item restored to its previous position. */
function withAgain(saved: readonly SavedItem[], before: readonly SavedItem[], key: string): SavedItem[] {
  const place = before.findIndex((item) => item.key === key);
  return without(saved, key).toSpliced(place, 0, ...before.slice(place, place + 1));
}

const without = (saved: readonly SavedItem[], key: string) => saved.filter((item) => item.key !== key);
