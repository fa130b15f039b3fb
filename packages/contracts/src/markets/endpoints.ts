/** The routes of the markets service's calls, for use in browsers; those of favourites are separate. */
export * as marketsEndpoints from './routes';
/** The three routes of one kind of favourites. */
export { favouriteRoutes as favouriteEndpoints } from './routes';
