import http, { type IncomingMessage, type RequestListener } from 'node:http';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { sendJson } from './testing/stubbed-services';
import { startPlatform } from './testing/test-platform';

const path = '/api/v1/markets/echo';

function openStream(url: string): Promise<IncomingMessage> {
  const headers = { Authorization: `Bearer ${accessTokenFor()}` };
  return new Promise((resolve, reject) => {
    http.get(`${url}/api/v1/events`, { headers, agent: false }, resolve).once('error', reject);
  });
}

test('a stopping gateway first reports it and continues to serve; then streams end, and pending requests are answered', async () => {
  let answerSlow: (() => void) | undefined;
  const markets: RequestListener = (req, res) => {
    if (!req.url?.endsWith('slow')) return sendJson(res, { name: 'markets' });
    answerSlow = () => sendJson(res, { name: 'slow' });
  };
  const platform = await startPlatform({ env: { STOP_GRACE_MS: '2000' }, services: { markets } });
  const browser = client(platform.url);
  const stream = await openStream(platform.url);
  let isEnded = false;
  stream.resume().once('end', () => {
    isEnded = true;
  });
  expect((await browser.get('/readyz')).status).toBe(200);

  const stopped = platform.stop();
  expect(await browser.get('/readyz')).toMatchObject({ status: 503, body: { status: 'stopping' } });
  const served = await browser.get(path);
  expect([served.status, served.headers.get('connection'), isEnded]).toEqual([200, 'close', false]);

  const slow = browser.get(`${path}?slow`);
  await until(() => answerSlow !== undefined);
  await until(() => isEnded, 20_000);
  await expect(browser.get(path)).rejects.toThrow('ECONNREFUSED');
  answerSlow?.();
  expect(await slow).toMatchObject({ status: 200, body: { name: 'slow' } });
  await stopped;
});
