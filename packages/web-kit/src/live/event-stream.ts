import { streamIdHeader, topicsFrame } from '@plaza/contracts/event-stream';
import type { BrowserEvent, StreamTopics } from '@plaza/contracts/events';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { log } from '../log';
import { refreshToken } from '../tokens/refresh-token';
import { renewAhead } from '../tokens/renew-ahead';
import { readToken } from '../tokens/stored-session';
import { sleep } from './sleep';

const firstPauseMs = 500;
const maxPauseMs = 10_000;
/** The server sends something every 15 s; a connection silent for this long is dead, although nothing closed it. */
const maxSilenceMs = 60_000;
/**
 * Where there is a sign that it may be, such as the end of a computer's sleep, it counts as dead after half of that.
 */
const suspiciousSilenceMs = 30_000;

/** A stream that is open. */
export interface OpenStream {
  /** Its id at the server; empty where the server gave none. */
  readonly id: string;
  /** Aborted when it closes. */
  readonly closed: AbortSignal;
  /** Ends it, to open another. */
  end(): void;
}

/** The callbacks of the stream's owner. */
export interface StreamWatcher {
  /** The path to request, evaluated at each attempt. */
  path(): string;
  /** It is open; `again` unless this is the first attempt. */
  onOpen(stream: OpenStream, again: boolean): void;
  onEvent(event: BrowserEvent): void;
  /** The topics that it follows have changed. */
  onTopics(topics: StreamTopics): void;
  onClose(): void;
  /** The session is rejected and cannot be renewed. */
  onDead(): void;
}

/** Keeps one stream open until `signal` is aborted, or the server refuses it to this session. */
export async function keepOpen(signal: AbortSignal, watcher: StreamWatcher): Promise<void> {
  let pause = firstPauseMs;
  for (let again = false; !signal.aborted; again = true) {
    try {
      const response = await open(watcher.path(), signal);
      if (response === 'refused') return;
      if (response?.body) {
        pause = firstPauseMs;
        await read(response, response.body.getReader(), watcher, { again, signal });
      } else {
        watcher.onDead();
      }
    } catch (error) {
      if (signal.aborted) return;
      log.warn('the live connection broke; opening it again', error);
    }
    await sleep(pause * (0.75 + Math.random() / 2), signal);
    pause = Math.min(pause * 2, maxPauseMs);
  }
}

/**
 * The response that is the stream; undefined where the session is rejected, with the stored token and with a renewed
 * one; 'refused' where the session is valid and may not have this stream.
 */
async function open(path: string, signal: AbortSignal): Promise<Response | 'refused' | undefined> {
  const stored = readToken();
  const renewing = renewAhead(stored);
  const ahead = renewing && (await renewing);
  const token = ahead?.kind === 'renewed' ? ahead.token : stored;
  let response = await fetchStream(path, token, signal);
  if (response.status === 401) {
    const renewal = ahead && ahead.kind !== 'renewed' ? ahead : await refreshToken(token);
    if (renewal.kind === 'dead') return undefined;
    if (renewal.kind === 'unanswered')
      throw new Error(`the session cannot be renewed just now: ${renewal.error.message}`);
    response = await fetchStream(path, renewal.token, signal);
  }
  if (response.status === 401) return undefined;
  if (response.status === 403) return 'refused';
  if (!response.ok || !response.body) throw new Error(`the event stream answered ${response.status}`);
  return response;
}

function fetchStream(path: string, token: string | null, signal: AbortSignal): Promise<Response> {
  return fetch(path, {
    headers: { Accept: 'text/event-stream', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    credentials: 'include',
    cache: 'no-store',
    signal,
  });
}

interface Reading {
  readonly again: boolean;
  readonly signal: AbortSignal;
}

/** Forwards incoming events until the stream ends, is silent for too long, or `signal` is aborted. */
async function read(
  { headers }: Response,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  watcher: StreamWatcher,
  { again, signal }: Reading,
): Promise<void> {
  const parser = createParser({ onEvent: (frame) => handleFrame(frame, watcher) });
  const decoder = new TextDecoder();
  const closing = new AbortController();
  const end = () => void reader.cancel();
  let heardAt = Date.now();
  const endIfSilent = () => {
    if (Date.now() - heardAt > suspiciousSilenceMs) end();
  };
  const nextPart = async () => {
    const silence = setTimeout(end, maxSilenceMs);
    return reader.read().finally(() => {
      clearTimeout(silence);
      heardAt = Date.now();
    });
  };
  signal.addEventListener('abort', end);
  window.addEventListener('online', endIfSilent);
  document.addEventListener('visibilitychange', endIfSilent);
  watcher.onOpen({ id: headers.get(streamIdHeader) ?? '', closed: closing.signal, end }, again);
  try {
    for (let part = await nextPart(); !part.done; part = await nextPart()) {
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
  } finally {
    signal.removeEventListener('abort', end);
    window.removeEventListener('online', endIfSilent);
    document.removeEventListener('visibilitychange', endIfSilent);
    closing.abort();
    watcher.onClose();
  }
}

function handleFrame({ event, data }: EventSourceMessage, watcher: StreamWatcher): void {
  let content: unknown;
  try {
    content = JSON.parse(data);
  } catch (error) {
    log.error('a live event could not be read', error); // the next ones still can
    return;
  }
  if (event === topicsFrame) watcher.onTopics(content as StreamTopics);
  else watcher.onEvent(content as BrowserEvent);
}
