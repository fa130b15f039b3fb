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
/** An attempt that has no answer by then is given up: a network can be lost without any sign of it. */
const maxAttemptMs = 20_000;
/**
 * The server sends something every 15 s; a connection silent for this long counts as dead, although nothing closed it.
 */
const maxSilenceMs = 60_000;
/** The limit when there is a sign that the connection may be dead, such as the computer waking from sleep. */
const suspiciousSilenceMs = 30_000;

/** An open stream. */
export interface OpenStream {
  /** The server's id of the stream; empty if the server sent none. */
  readonly id: string;
  /** Aborted when the stream closes. */
  readonly closed: AbortSignal;
  /** Closes it, so that a new one is opened. */
  end(): void;
}

/** The callbacks of the stream's owner. */
export interface StreamWatcher {
  /** The path to request, evaluated at each attempt. */
  path(): string;
  /** The stream is open; `again` is false for the first attempt only. */
  onOpen(stream: OpenStream, again: boolean): void;
  onEvent(event: BrowserEvent): void;
  /** The topics of the stream have changed. */
  onTopics(topics: StreamTopics): void;
  onClose(): void;
  /** The session is rejected and cannot be renewed. */
  onDead(): void;
}

/** Keeps one stream open until `signal` is aborted, or the server refuses it for this session. */
export async function keepOpen(signal: AbortSignal, watcher: StreamWatcher): Promise<void> {
  let pause = firstPauseMs;
  for (let again = false; !signal.aborted; again = true) {
    const attempt = new AbortController();
    const end = () => attempt.abort();
    signal.addEventListener('abort', end);
    try {
      const response = await open(watcher.path(), attempt);
      if (response === 'refused') return;
      if (response?.body) {
        pause = firstPauseMs;
        await read(response, response.body.getReader(), watcher, { again, signal: attempt.signal });
      } else {
        watcher.onDead();
      }
    } catch (error) {
      if (signal.aborted) return;
      log.warn('the live connection broke; opening it again', error);
    } finally {
      signal.removeEventListener('abort', end);
    }
    await sleep(pause * (0.75 + Math.random() / 2), signal);
    pause = Math.min(pause * 2, maxPauseMs);
  }
}

/**
 * The response of the stream; undefined if the session is rejected with both the stored token and a renewed one;
 * 'refused' if the session is valid but not permitted to open this stream.
 */
async function open(path: string, attempt: AbortController): Promise<Response | 'refused' | undefined> {
  const stored = readToken();
  const renewing = renewAhead(stored);
  const ahead = renewing && (await renewing);
  const token = ahead?.kind === 'renewed' ? ahead.token : stored;
  let response = await fetchStream(path, token, attempt);
  if (response.status === 401) {
    const renewal = ahead && ahead.kind !== 'renewed' ? ahead : await refreshToken(token);
    if (renewal.kind === 'dead') return undefined;
    if (renewal.kind === 'unanswered')
      throw new Error(`the session cannot be renewed just now: ${renewal.error.message}`);
    response = await fetchStream(path, renewal.token, attempt);
  }
  if (response.status === 401) return undefined;
  if (response.status === 403) return 'refused';
  if (!response.ok || !response.body) throw new Error(`the event stream answered ${response.status}`);
  return response;
}

/** Waits for the answer only for a limited time, and only while the network stays the same. */
async function fetchStream(path: string, token: string | null, attempt: AbortController): Promise<Response> {
  const giveUp = () => attempt.abort();
  const timer = setTimeout(giveUp, maxAttemptMs);
  window.addEventListener('online', giveUp);
  try {
    return await fetch(path, {
      headers: { Accept: 'text/event-stream', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      credentials: 'include',
      cache: 'no-store',
      signal: attempt.signal,
    });
  } finally {
    clearTimeout(timer);
    window.removeEventListener('online', giveUp);
  }
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
    log.error('a live event could not be read', error); // later events can still be read
    return;
  }
  if (event === topicsFrame) watcher.onTopics(content as StreamTopics);
  else watcher.onEvent(content as BrowserEvent);
}
