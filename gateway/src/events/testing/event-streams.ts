import http, { type IncomingMessage } from 'node:http';
import type { BrowserEvent } from '@plaza/contracts/events';
import { until } from '@plaza/service-kit/testing/until';
import { accessTokenFor, type TestUser } from '@plaza/test-kit/tokens';
import { type Platform, startPlatform } from '../../testing/test-platform';

/** An event stream as a browser sees it: the text received so far, and whether the stream has ended. */
export interface OpenStream {
  readonly answer: IncomingMessage;
  text: string;
  ended: boolean;
}

export const streamEnv = { MAX_STREAMS_PER_USER: '2', STREAM_HEARTBEAT_MS: '100', MAX_STREAM_BACKLOG_BYTES: '65536' };

/** Gives each test a gateway of its own, and opens streams to it that end with the test. */
export function testEventStreams() {
  let platform: Platform;
  const opened: IncomingMessage[] = [];
  beforeEach(async () => {
    platform = await startPlatform({ env: streamEnv });
  });
  afterEach(async () => {
    for (const stream of opened.splice(0)) stream.destroy();
    await platform.stop();
  });

  async function listenTo(headers: Record<string, string>, query = ''): Promise<OpenStream> {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      http.get(`${platform.url}/api/v1/events${query}`, { headers, agent: false }, resolve).once('error', reject);
    });
    opened.push(answer);
    const stream = { answer, text: '', ended: false };
    answer.setEncoding('utf8').on('data', (text: string) => {
      stream.text += text;
    });
    answer.on('close', () => {
      stream.ended = true;
    });
    answer.on('error', () => undefined);
    await until(() => stream.text.includes('\n\n') || answer.statusCode !== 200);
    return stream;
  }

  return {
    platform: () => platform,
    /** Starts another gateway in place of the running one. */
    async restart(options: Parameters<typeof startPlatform>[0] = {}) {
      await platform.stop();
      platform = await startPlatform({ env: streamEnv, ...options });
    },
    listenTo,
    as: (person: TestUser, query?: string) => listenTo({ Authorization: `Bearer ${accessTokenFor(person)}` }, query),
  };
}

export const eventsIn = (text: string) =>
  [...text.matchAll(/(?:^|\n\n)data: (.*)(?=\n\n)/g)].map(([, json]) => JSON.parse(json ?? '') as BrowserEvent);

/** The payload of `permissions.changed`. */
export const changed = (version: number) => ({ version, roles: ['user' as const] });
