import { streamIdHeader, topicsFrame } from '@plaza/contracts/event-stream';
import type { BrowserEvent, StreamTopics } from '@plaza/contracts/events';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { log } from '../log';
import { refreshToken } from '../tokens/refresh-token';
import { readToken } from '../tokens/stored-session';
import { sleep } from './sleep';

const firstPauseMs = 500;
const longestPauseMs = 10_000;
/** The server lets itself be heard every 15 s; a connection silent for this long is dead, though nothing closed it. */
const longestSilenceMs = 60_000;

/** A stream that is open. */
export interface OpenStream {
  /** How the server knows it; empty where it did not say. */
  readonly id: string;
  /** Aborted once it is open no more. */
  readonly closed: AbortSignal;
  /** Ends it, to open another. */
  end(): void;
}

/** What becomes of the stream, for whoever keeps it open. */
export interface StreamWatcher {
  /** Where it is asked for, each time anew. */
  path(): string;
  /** It is open; `again`: not at the first try. */
  onOpen(stream: OpenStream, again: boolean): void;
  onEvent(event: BrowserEvent): void;
  /** What it follows is another. */
  onTopics(topics: StreamTopics): void;
  onClose(): void;
  /** The session is dead: not taken, and not to be renewed. */
  onDead(): void;
}

/** Keeps one stream open until `signal` says to stop, or it is refused to this session for good. */
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
    pause = Math.min(pause * 2, longestPauseMs);
  }
}

/**
 * The answer that is the stream, or undefined where the session is not taken: neither with the stored token nor with a
 * renewed one; refused where it is, and may not have this stream.
 */
async function open(path: string, signal: AbortSignal): Promise<Response | 'refused' | undefined> {
  const token = readToken();
  let response = await ask(path, token, signal);
  if (response.status === 401) {
    const renewal = await refreshToken(token);
    if (renewal.kind === 'dead') return undefined;
    if (renewal.kind === 'unanswered')
      throw new Error(`the session cannot be renewed just now: ${renewal.error.message}`);
    response = await ask(path, renewal.token, signal);
  }
  if (response.status === 401) return undefined;
  if (response.status === 403) return 'refused';
  if (!response.ok || !response.body) throw new Error(`the event stream answered ${response.status}`);
  return response;
}

function ask(path: string, token: string | null, signal: AbortSignal): Promise<Response> {
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

/** Tells what comes, until the stream ends, falls silent, or `signal` says to stop. */
async function read(
  { headers }: Response,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  watcher: StreamWatcher,
  { again, signal }: Reading,
): Promise<void> {
  const parser = createParser({ onEvent: (frame) => tell(frame, watcher) });
  const decoder = new TextDecoder();
  const closing = new AbortController();
  const end = () => void reader.cancel();
  const nextPart = async () => {
    const silence = setTimeout(end, longestSilenceMs);
    return reader.read().finally(() => clearTimeout(silence));
  };
  signal.addEventListener('abort', end);
  watcher.onOpen({ id: headers.get(streamIdHeader) ?? '', closed: closing.signal, end }, again);
  try {
    for (let part = await nextPart(); !part.done; part = await nextPart()) {
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
  } finally {
    signal.removeEventListener('abort', end);
    closing.abort();
    watcher.onClose();
  }
}

function tell({ event, data }: EventSourceMessage, watcher: StreamWatcher): void {
  let told: unknown;
  try {
    told = JSON.parse(data);
  } catch (error) {
    log.error('a live event could not be read', error); // the next ones still can
    return;
  }
  if (event === topicsFrame) watcher.onTopics(told as StreamTopics);
  else watcher.onEvent(told as BrowserEvent);
}
