import http, { type IncomingMessage, type RequestListener } from 'node:http';
import { type Client, client } from '@plaza/test-kit/http';
import { sendJson } from '../../testing/stubbed-services';
import { type Platform, startPlatform } from '../../testing/test-platform';

/** A path of finance that no contract defines, so that the gateway leaves authorization to the service. */
export const financePath = '/api/v1/finance/echo';
/** The same for markets, whose stub answers with the request that it received. */
export const echoPath = '/api/v1/markets/echo';

/** A gateway in front of finance, which answers with the handler that the test sets, and of services that echo. */
interface TestProxy {
  finance: RequestListener;
  readonly platform: Platform;
  readonly browser: Client;
  /** Sends a request with Node's own client, for requests that `browser` would normalize. */
  request(method: string, target: string, options?: http.RequestOptions): http.ClientRequest;
}

/** Starts one proxy for all tests of a file. */
export function startProxy(): TestProxy {
  let platform: Platform;
  let browser: Client;
  const proxy: TestProxy = {
    finance: (_req, res) => sendJson(res, {}),
    get platform() {
      return platform;
    },
    get browser() {
      return browser;
    },
    request: (method, target, options = {}) =>
      http.request(`${platform.url}${target}`, { method, agent: false, ...options }),
  };
  beforeAll(async () => {
    platform = await startPlatform({ services: { finance: (req, res) => proxy.finance(req, res) } });
    browser = client(platform.url);
  });
  afterAll(() => platform.stop());
  return proxy;
}

export function answerOf(sent: http.ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => sent.once('response', resolve).once('error', reject));
}
