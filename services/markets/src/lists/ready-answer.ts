import { createHash } from 'node:crypto';
import { Feed, feedHeaders } from '@plaza/contracts/markets/feed';
import { ReadyJson } from '@plaza/service-kit/routes';
import type { Context } from 'koa';

/** An answer as it goes out: made once for each renewal, and handed out as it is after that. */
export interface ReadyAnswer {
  readonly feed: Feed;
  readonly json: ReadyJson;
  readonly headers: Readonly<Record<string, string>>;
  readonly asOfMs: number;
}

const lineBreak = 0x0a;
const ready = new WeakMap<Buffer, ReadyAnswer>();

/** The bytes that a cache keeps: the feed on a line of its own, then the answer. */
export const kept = (feed: Feed, answer: unknown): Buffer =>
  Buffer.from(`${JSON.stringify(Feed.parse(feed))}\n${JSON.stringify(answer)}`);

/** The answer in what a cache kept; the same object as long as it is the same bytes. */
export function readyAnswer(bytes: Buffer): ReadyAnswer {
  const known = ready.get(bytes);
  if (known) return known;
  const end = bytes.indexOf(lineBreak);
  const feed = Feed.parse(JSON.parse(bytes.toString('utf8', 0, end)));
  const body = bytes.subarray(end + 1);
  const made: ReadyAnswer = {
    feed,
    json: new ReadyJson(body),
    headers: {
      'Cache-Control': 'private, no-cache',
      ETag: `"${createHash('sha1').update(body).digest('base64url')}"`,
      [feedHeaders.asOf]: feed.asOf,
      [feedHeaders.source]: feed.source,
      [feedHeaders.simulated]: String(feed.simulated),
      [feedHeaders.intervalMs]: String(feed.intervalMs),
    },
    asOfMs: Date.parse(feed.asOf),
  };
  ready.set(bytes, made);
  return made;
}

/** Says what is known of the answer in headers; 304 where the browser has it already. */
export function send(ctx: Context, { headers, json, asOfMs }: ReadyAnswer): ReadyJson {
  ctx.set(headers);
  ctx.set('Age', String(Math.max(0, Math.floor((Date.now() - asOfMs) / 1000))));
  if (ctx.headers['if-none-match'] === undefined) return json;
  ctx.status = 200; // what Koa asks for before it compares
  if (ctx.fresh) ctx.status = 304;
  return json;
}
