/** The calls of the markets service, as browsers make them; those of favourites are apart. */
export * as marketsEndpoints from './routes';
/** The three calls of one kind of favourites. */
export { favouriteRoutes as favouriteEndpoints } from './routes';
