/** The calls for operators, as browsers make them. */
export * as operationsEndpoints from './routes';
