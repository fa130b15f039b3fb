/** The calls that the gateway itself answers, as browsers make them. */
export * as gatewayEndpoints from './routes';
