/** The routes of the marketplace service's calls, for use in browsers. */
export * as marketplaceEndpoints from './routes';
