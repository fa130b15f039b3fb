import { favouriteCalls, favouriteCallsByKind } from '@plaza/contracts/markets/favourites';
import { type FavouriteKind, favouriteKinds } from '@plaza/contracts/markets/kinds';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import type { Quotes } from '../quote-lists/quotes';
import { addFavourite, favouriteKeys, listFavourites, removeFavourite } from './favourites';

export function favouriteRoutes(trust: Trust, quotes: Quotes): Routes {
  const routes = createRoutes(trust).on(favouriteCalls.favouriteStocksData, async ({ caller }) => {
    const symbols = await favouriteKeys(caller.id, 'stocks');
    return symbols.length === 0 ? [] : quotes.stocksOf(symbols);
  });
  for (const kind of favouriteKinds) addRoutesOf(kind, routes);
  return routes;
}

/** The three calls of a kind. */
function addRoutesOf(kind: FavouriteKind, routes: Routes): void {
  const { list, add, remove } = favouriteCallsByKind[kind];
  routes
    .on(list, ({ caller }) => listFavourites(caller.id, kind))
    .on(add, async ({ caller, body, ctx }) => {
      const { favourite, isNew } = await addFavourite(caller.id, kind, body);
      ctx.status = isNew ? 201 : 200;
      return favourite;
    })
    .on(remove, ({ caller, params }) => removeFavourite(caller.id, kind, params.identifier));
}
