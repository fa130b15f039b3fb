import { createHash } from 'node:crypto';
import { Feed } from '@plaza/contracts/markets/feed';
import { feedHeaders } from '@plaza/contracts/markets/feed-headers';
import { ReadyJson } from '@plaza/service-kit/routes';
import type { Context } from 'koa';

/** An answer as it goes out: made once for each renewal, and handed out as it is after that. */
export interface ReadyAnswer {
  readonly feed: Feed;
  readonly json: ReadyJson;
  readonly etag: string;
  readonly feedHeaders: Readonly<Record<string, string>>;
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
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    feedHeaders: {
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

/** Says what is known of a plain list in headers; 304 where the browser has it already. */
export function send(ctx: Context, answer: ReadyAnswer): ReadyJson {
  ctx.set(answer.feedHeaders);
  ctx.set('Age', String(Math.max(0, Math.floor((Date.now() - answer.asOfMs) / 1000))));
  return sendWhole(ctx, answer);
}

/** The same for an answer that says by itself what it is of. */
export function sendWhole(ctx: Context, { etag, json }: ReadyAnswer): ReadyJson {
  ctx.set('ETag', etag);
  if (ctx.headers['if-none-match'] === undefined) return json;
  ctx.status = 200; // what Koa asks for before it compares
  if (ctx.fresh) ctx.status = 304;
  return json;
}
