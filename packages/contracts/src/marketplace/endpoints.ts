/** The calls of the marketplace service, as browsers make them. */
export * as marketplaceEndpoints from './routes';
