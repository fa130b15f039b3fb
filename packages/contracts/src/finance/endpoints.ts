/** The calls of the finance service, as browsers make them. */
export * as financeEndpoints from './routes';
