/** The routes of the registry's calls, for use in browsers. */
export * as registryEndpoints from './routes';
