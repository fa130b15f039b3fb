import { favouriteEndpoints } from '@plaza/contracts/markets/endpoints';
import type { FavouriteKind } from '@plaza/contracts/markets/kinds';
import { type AppStore, applyAnswer, original, request } from '@plaza/web-kit';
import { marketsApi } from '../markets-api';
import { type FavouriteFields, type NewFavouriteOf, type SavedThing, toSavedThing } from './favourite-fields';

interface Addition {
  readonly kind: FavouriteKind;
  readonly key: string;
  readonly fields: NewFavouriteOf;
}

interface Removal {
  readonly kind: FavouriteKind;
  readonly key: string;
}

const favouriteList = (kind: FavouriteKind) => ({
  endpointNames: ['marketsFavourites'],
  tag: { type: 'markets/favourite' as const, id: kind },
});

export const favouritesApi = marketsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsFavourites: build.query<SavedThing[], FavouriteKind>({
      query: (kind) => request(favouriteEndpoints(kind).list),
      transformResponse: (rows: FavouriteFields[], _meta, kind) => rows.map((row) => toSavedThing(kind, row)),
      providesTags: (_rows, _error, kind) => [{ type: 'markets/favourite', id: kind }],
    }),
    marketsAddFavourite: build.mutation<SavedThing, Addition>({
      query: ({ kind, fields }) => request(favouriteEndpoints(kind).add, { body: fields }),
      transformResponse: (row: FavouriteFields, _meta, { kind }) => toSavedThing(kind, row),
      onQueryStarted: async ({ kind, key, fields }, write) => {
        const { dispatch, queryFulfilled } = write;
        change(dispatch, kind, (saved) => [toSavedThing(kind, fields), ...without(saved, key)]);
        await queryFulfilled.catch(() => change(dispatch, kind, (saved) => without(saved, key)));
        await applyAnswer(write, favouriteList(kind), (added) =>
          change(dispatch, kind, (saved) => saved.map((thing) => (thing.key === key ? added : thing))),
        );
      },
      invalidatesTags: (_answer, error, { kind }) => (error || kind !== 'stocks' ? [] : ['markets/favourite-quotes']),
    }),
    marketsRemoveFavourite: build.mutation<null, Removal>({
      query: ({ kind, key }) => request(favouriteEndpoints(kind).remove, { identifier: key }),
      onQueryStarted: async ({ kind, key }, write) => {
        const { dispatch, queryFulfilled } = write;
        let removed: SavedThing[] = [];
        change(dispatch, kind, (saved) => {
          removed = saved.filter((thing) => thing.key === key);
          return without(saved, key);
        });
        await queryFulfilled.catch(() => change(dispatch, kind, (saved) => [...removed, ...without(saved, key)]));
        await applyAnswer(write, favouriteList(kind), () => change(dispatch, kind, (saved) => without(saved, key)));
      },
    }),
  }),
});

/** Shows a change before the server has agreed to it. */
function change(dispatch: AppStore['dispatch'], kind: FavouriteKind, step: (saved: SavedThing[]) => SavedThing[]) {
  dispatch(favouritesApi.util.updateQueryData('marketsFavourites', kind, (draft) => step(original(draft) ?? [])));
}

const without = (saved: readonly SavedThing[], key: string) => saved.filter((thing) => thing.key !== key);
