import type { RequestListener, Server } from 'node:http';
import { answerClientError } from './client-errors';
import type { GatewayConfig } from './environment/config';
import { proxyMatcher } from './exchange/client';
import { limitConnections } from './guards/address-limit';
import { collectAfterConnections } from './guards/collect-after-connections';
import { disconnectIdle } from './guards/idle-connections';

/** The maximum total size of a request's headers. */
export const maxHeaderBytes = 16 * 1024;

/** Sets the limits and time limits of connections, and answers what is not a valid request. */
export function configureServer(server: Server, config: GatewayConfig, dispatcher: RequestListener): void {
  setTimeouts(server, config);
  collectAfterConnections(server);
  limitConnections(server, config.LIMIT_ADDRESS_CONNECTIONS, proxyMatcher(config.TRUSTED_PROXIES));
  server.on('clientError', answerClientError);
  // The proxy itself asks the client for the body, once it has accepted the request.
  server.on('checkContinue', dispatcher);
}

/**
 * Closes connections that send too slowly or not at all. Once a request is complete, its response may take any time.
 */
function setTimeouts(server: Server, config: GatewayConfig): void {
  disconnectIdle(server, config.CLIENT_IDLE_MS, config.CLIENT_CHECK_MS);
  server.headersTimeout = config.CLIENT_HEADERS_MS;
  server.requestTimeout = config.CLIENT_REQUEST_MS;
  server.keepAliveTimeout = config.CLIENT_KEEP_ALIVE_MS;
  // node:http reads this property when the server begins to listen; only the types do not declare it.
  Object.assign(server, { connectionsCheckingInterval: config.CLIENT_CHECK_MS });
}
