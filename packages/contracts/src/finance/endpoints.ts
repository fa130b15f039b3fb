/** The routes of the finance service's calls, for use in browsers. */
export * as financeEndpoints from './routes';
