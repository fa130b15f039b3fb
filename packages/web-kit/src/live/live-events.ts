import type { BrowserEvent, EventPayload, EventType } from '@plaza/contracts/events';
import { createParser } from 'eventsource-parser';
import { log } from '../log';
import { refreshToken } from '../session/refresh-token';
import { readToken } from '../session/stored-session';
import { OtherWindows } from './other-windows';

type Listener = (event: BrowserEvent) => void;
const listeners = new Set<Listener>();

/** Listens to one type of live event; returns how to stop. */
export function onLiveEvent<Type extends EventType>(
  type: Type,
  handle: (payload: EventPayload<Type>) => void,
): () => void {
  const listener: Listener = (event) => {
    if (event.type === type) handle(event.payload as EventPayload<Type>);
  };
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const missedListeners = new Set<() => void>();

/** Calls `handle` whenever events may have passed unheard: what they tell of has to be asked for. Returns how to stop. */
export function onMissedEvents(handle: () => void): () => void {
  const listener = () => handle();
  missedListeners.add(listener);
  return () => {
    missedListeners.delete(listener);
  };
}

/** Where a person's own events come from; with `?topic=` the news of one topic. */
export const eventsPath = '/api/v1/events';

const firstPauseMs = 500;
const longestPauseMs = 10_000;
/** The server lets itself be heard every 15 s; a connection silent for this long is dead, though nothing closed it. */
const longestSilenceMs = 60_000;

/** What becomes of the stream, for whoever keeps it open. */
export interface StreamWatcher {
  /** It is open; `again`: not at the first try. */
  onOpen(again: boolean): void;
  onEvent(event: BrowserEvent): void;
  /** The session is dead: not taken, and not to be renewed. */
  onDead(): void;
}

/**
 * Keeps this browser's one stream of live events open until stopped. Browsers have few connections to a host, so of
 * several windows one holds the stream and passes on what comes; when it closes, another takes over.
 * @param onOpen called at each opening; `missed`: events may have passed unheard before it, so what they tell of has to
 *   be asked for
 * @param onDead called when the session is not taken and cannot be renewed
 */
export function openLiveEvents(onOpen: (missed: boolean) => void, onDead: () => void = () => undefined): () => void {
  const stopping = new AbortController();
  const handleOpen = (missed: boolean) => {
    onOpen(missed);
    if (missed) for (const listener of missedListeners) listener();
  };
  const windows = new OtherWindows({ onMissed: () => handleOpen(true), onEvent: tell });
  const watcher: StreamWatcher = {
    onOpen(again) {
      const missed = again || windows.tookOver;
      handleOpen(missed);
      if (missed) windows.tellMissed();
    },
    onEvent(event) {
      tell(event);
      windows.tell(event);
    },
    onDead,
  };
  void windows.takeTurns(stopping.signal, () => keepOpen(eventsPath, stopping.signal, watcher));
  return () => {
    stopping.abort();
    windows.close();
  };
}

/**
 * Keeps one stream open until `signal` says to stop, or it is refused to this session for good.
 * @param path of the stream
 */
export async function keepOpen(path: string, signal: AbortSignal, watcher: StreamWatcher): Promise<void> {
  let pause = firstPauseMs;
  for (let again = false; !signal.aborted; again = true) {
    try {
      const stream = await open(path, signal);
      if (stream === 'refused') return;
      if (stream) {
        pause = firstPauseMs;
        watcher.onOpen(again);
        await read(stream, watcher);
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
 * The stream, or undefined where the session is not taken: neither with the stored token nor with a renewed one; refused
 * where it is, and may not have this stream.
 */
async function open(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array> | 'refused' | undefined> {
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
  return response.body;
}

function ask(path: string, token: string | null, signal: AbortSignal): Promise<Response> {
  return fetch(path, {
    headers: { Accept: 'text/event-stream', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    credentials: 'include',
    cache: 'no-store',
    signal,
  });
}

/** Tells what comes, until the stream ends or falls silent. */
async function read(stream: ReadableStream<Uint8Array>, watcher: StreamWatcher) {
  const parser = createParser({
    onEvent({ data }) {
      const event = eventIn(data);
      if (event) watcher.onEvent(event);
    },
  });
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  const nextPart = async () => {
    const silence = setTimeout(() => void reader.cancel(), longestSilenceMs);
    return reader.read().finally(() => clearTimeout(silence));
  };
  for (let part = await nextPart(); !part.done; part = await nextPart()) {
    parser.feed(decoder.decode(part.value, { stream: true }));
  }
}

function eventIn(data: string): BrowserEvent | undefined {
  try {
    return JSON.parse(data) as BrowserEvent;
  } catch (error) {
    log.error('a live event could not be read', error); // the next ones still can
    return undefined;
  }
}

function tell(event: BrowserEvent) {
  for (const listener of listeners) {
    try {
      listener(event);
    } catch (error) {
      log.error('a live event could not be handled', error); // others still can
    }
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
