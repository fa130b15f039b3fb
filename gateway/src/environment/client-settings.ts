import { count, milliseconds } from './numbers';

/** The limits for browsers: of calls, connections, sizes and times. */
export const clientSettings = {
  LIMIT_ADDRESS_PER_MINUTE: count(1200),
  LIMIT_USER_PER_MINUTE: count(1200),
  LIMIT_AUTH_PER_MINUTE: count(30),
  /** Calls of one address that may be in flight to services at a time. */
  LIMIT_ADDRESS_INFLIGHT: count(200),
  /** Connections of one address, unless it is a trusted proxy's. */
  LIMIT_ADDRESS_CONNECTIONS: count(1000),
  MAX_URL_BYTES: count(8192),
  MAX_BODY_BYTES: count(1024 * 1024),
  /** Profiles include a picture. */
  MAX_PROFILE_BODY_BYTES: count(6 * 1024 * 1024),
  /** A client that sends and reads nothing for this long, or a check longer, during a request is disconnected. */
  CLIENT_IDLE_MS: milliseconds(60_000),
  /** How long the headers of a request may take to arrive, and the first byte on a new connection. */
  CLIENT_HEADERS_MS: milliseconds(20_000),
  /** How long a request may take to arrive, including its body; the response is not limited by it. */
  CLIENT_REQUEST_MS: milliseconds(600_000),
  /** How often the three timeouts above are checked. */
  CLIENT_CHECK_MS: milliseconds(5000),
  /** How long an idle connection is kept open for the next request. */
  CLIENT_KEEP_ALIVE_MS: milliseconds(65_000),
  /**
   * A request counts against its service's capacity once its body is complete, or this many bytes of it have arrived.
   */
  BODY_BUFFER_BYTES: count(64 * 1024),
  /** A body that arrives more slowly, measured over a window, is answered with 408. */
  BODY_MIN_BYTES_PER_SECOND: count(4096),
  BODY_WINDOW_MS: milliseconds(10_000),
  MAX_STREAMS_PER_USER: count(20),
  /** Bytes that a browser may leave unread on its event stream before it is disconnected. */
  MAX_STREAM_BACKLOG_BYTES: count(64 * 1024),
  STREAM_HEARTBEAT_MS: milliseconds(15_000),
};
