/** The routes of the calls that the gateway itself answers, for use in browsers. */
export * as gatewayEndpoints from './routes';
