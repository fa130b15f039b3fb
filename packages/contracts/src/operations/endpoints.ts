/** The routes of the operators' calls, for use in browsers. */
export * as operationsEndpoints from './routes';
