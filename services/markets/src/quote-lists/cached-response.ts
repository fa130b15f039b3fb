import { createHash } from 'node:crypto';
import { Feed } from '@plaza/contracts/markets/feed';
import { feedHeaders } from '@plaza/contracts/markets/feed-headers';
import { ReadyJson } from '@plaza/service-kit/routes';
import type { Context } from 'koa';

/** A response ready to be sent: prepared once per refresh, and the same object for every request after that. */
export interface CachedResponse {
  readonly feed: Feed;
  readonly json: ReadyJson;
  readonly etag: string;
  readonly feedHeaders: Readonly<Record<string, string>>;
  readonly asOfMs: number;
}

const lineBreak = 0x0a;
const responses = new WeakMap<Buffer, CachedResponse>();

/** The bytes for the cache: the feed on the first line, then the body. */
export const toCached = (feed: Feed, body: unknown): Buffer =>
  Buffer.from(`${JSON.stringify(Feed.parse(feed))}\n${JSON.stringify(body)}`);

/** Reads a response from cached bytes; the same object for the same bytes. */
export function readCached(bytes: Buffer): CachedResponse {
  const known = responses.get(bytes);
  if (known) return known;
  const end = bytes.indexOf(lineBreak);
  const feed = Feed.parse(JSON.parse(bytes.toString('utf8', 0, end)));
  const body = bytes.subarray(end + 1);
  const response: CachedResponse = {
    feed,
    json: new ReadyJson(body),
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    feedHeaders: {
      [feedHeaders.asOf]: feed.asOf,
      [feedHeaders.source]: feed.source,
      [feedHeaders.simulated]: String(feed.simulated),
      [feedHeaders.intervalMs]: String(feed.intervalMs),
    },
    asOfMs: Date.parse(feed.asOf),
  };
  responses.set(bytes, response);
  return response;
}

/** Responds with a plain list, whose feed is described in headers; 304 if the browser already has it. */
export function respondWithFeedHeaders(ctx: Context, response: CachedResponse): ReadyJson {
  ctx.set(response.feedHeaders);
  ctx.set('Age', String(Math.max(0, Math.floor((Date.now() - response.asOfMs) / 1000))));
  return respond(ctx, response);
}

/** The same for a body that contains its feed. */
export function respond(ctx: Context, { etag, json }: CachedResponse): ReadyJson {
  ctx.set('ETag', etag);
  if (ctx.headers['if-none-match'] === undefined) return json;
  ctx.status = 200; // Koa compares ETags only for a status of 2xx
  if (ctx.fresh) ctx.status = 304;
  return json;
}
