/** The calls by which operators look at the platform, as browsers make them. */
export * as operationsEndpoints from './routes';
