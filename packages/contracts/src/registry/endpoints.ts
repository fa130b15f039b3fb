/** The calls of the registry, as browsers make them. */
export * as registryEndpoints from './routes';
