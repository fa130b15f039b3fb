import http, { type IncomingMessage, type RequestListener } from 'node:http';
import { type Client, client } from '@plaza/test-kit/http';
import { type Platform, sendJson, startPlatform } from '../../testing/test-platform';

/** Named by no contract, so that the gateway leaves it to the service who may call it; of finance. */
export const financePath = '/api/v1/finance/echo';
/** The same of markets, which answers with the request that it received. */
export const echoPath = '/api/v1/markets/echo';

/** A gateway in front of finance, which does what the test at hand says, and of services that echo. */
interface TestProxy {
  finance: RequestListener;
  readonly platform: Platform;
  readonly browser: Client;
  /** A request of node's own client, for what `browser` tidies up. */
  request(method: string, target: string, options?: http.RequestOptions): http.ClientRequest;
}

/** One for all tests of a file. */
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
