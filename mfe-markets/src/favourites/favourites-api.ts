import type { FavouriteKind } from '@plaza/contracts/markets/kinds';
import { type AppStore, original } from '@plaza/web-kit';
import { marketsApi } from '../markets-api';
import { type NewFavouriteOf, type SavedThing, savedThing } from './favourite-fields';

const pathOf = (kind: FavouriteKind) => `/api/favorite-${kind}`;

interface Addition {
  readonly kind: FavouriteKind;
  readonly key: string;
  readonly fields: NewFavouriteOf;
}

interface Removal {
  readonly kind: FavouriteKind;
  readonly key: string;
}

export const favouritesApi = marketsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsFavourites: build.query<SavedThing[], FavouriteKind>({
      query: pathOf,
      transformResponse: (rows: Parameters<typeof savedThing>[1][], _meta, kind) =>
        rows.map((row) => savedThing(kind, row)),
      providesTags: (_rows, _error, kind) => [{ type: 'markets/favourite', id: kind }],
    }),
    marketsAddFavourite: build.mutation<unknown, Addition>({
      query: ({ kind, fields }) => ({ url: pathOf(kind), method: 'POST', body: fields }),
      onQueryStarted: async ({ kind, key, fields }, { dispatch, queryFulfilled }) => {
        change(dispatch, kind, (saved) => [savedThing(kind, fields), ...without(saved, key)]);
        await queryFulfilled.catch(() => change(dispatch, kind, (saved) => without(saved, key)));
      },
      invalidatesTags: (_answer, error, { kind }) => (error ? [] : [{ type: 'markets/favourite', id: kind }]),
    }),
    marketsRemoveFavourite: build.mutation<null, Removal>({
      query: ({ kind, key }) => ({ url: `${pathOf(kind)}/${encodeURIComponent(key)}`, method: 'DELETE' }),
      onQueryStarted: async ({ kind, key }, { dispatch, queryFulfilled }) => {
        let removed: SavedThing[] = [];
        change(dispatch, kind, (saved) => {
          removed = saved.filter((thing) => thing.key === key);
          return without(saved, key);
        });
        await queryFulfilled.catch(() => change(dispatch, kind, (saved) => [...removed, ...without(saved, key)]));
      },
      invalidatesTags: (_answer, error, { kind }) => (error ? [] : [{ type: 'markets/favourite', id: kind }]),
    }),
  }),
});

/** Shows a change before the server has agreed to it. */
function change(dispatch: AppStore['dispatch'], kind: FavouriteKind, step: (saved: SavedThing[]) => SavedThing[]) {
  dispatch(favouritesApi.util.updateQueryData('marketsFavourites', kind, (draft) => step(original(draft) ?? [])));
}

const without = (saved: readonly SavedThing[], key: string) => saved.filter((thing) => thing.key !== key);
