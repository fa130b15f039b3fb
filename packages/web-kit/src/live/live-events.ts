import type { BrowserEvent, EventPayload, EventType } from '@plaza/contracts/events';
import { createParser } from 'eventsource-parser';
import { log } from '../log';
import { refreshToken } from '../session/refresh-token';
import { readToken } from '../session/stored-session';

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

const firstPauseMs = 500;
const longestPauseMs = 10_000;
/** The server lets itself be heard every 15 s; a connection silent for this long is dead, though nothing closed it. */
const longestSilenceMs = 60_000;

/**
 * Keeps the stream of live events open until stopped.
 * @param onOpen called at each opening: events may have been missed before it, so what they tell of has to be asked for
 * @param onRefused called when the session is not taken and could not be renewed
 */
export function openLiveEvents(onOpen: () => void, onRefused: () => void = () => undefined): () => void {
  const stopping = new AbortController();
  void keepOpen(stopping.signal, onOpen, onRefused);
  return () => stopping.abort();
}

async function keepOpen(signal: AbortSignal, onOpen: () => void, onRefused: () => void) {
  let pause = firstPauseMs;
  while (!signal.aborted) {
    try {
      const response = await open(signal);
      if (response) {
        pause = firstPauseMs;
        onOpen();
        await read(response);
      } else {
        onRefused();
      }
    } catch (error) {
      if (signal.aborted) return;
      log.warn('the live connection broke; opening it again', error);
    }
    await sleep(pause * (0.75 + Math.random() / 2), signal);
    pause = Math.min(pause * 2, longestPauseMs);
  }
}

/** The stream, or undefined where the session is not taken: neither with the stored token nor with a renewed one. */
async function open(signal: AbortSignal): Promise<ReadableStream<Uint8Array> | undefined> {
  const token = readToken();
  let response = await ask(token, signal);
  if (response.status === 401) {
    const renewed = await refreshToken(token);
    if (!renewed) return undefined;
    response = await ask(renewed, signal);
  }
  if (response.status === 401) return undefined;
  if (!response.ok || !response.body) throw new Error(`the event stream answered ${response.status}`);
  return response.body;
}

function ask(token: string | null, signal: AbortSignal): Promise<Response> {
  return fetch('/api/v1/events', {
    headers: { Accept: 'text/event-stream', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    credentials: 'include',
    cache: 'no-store',
    signal,
  });
}

/** Tells what comes, until the stream ends or falls silent. */
async function read(stream: ReadableStream<Uint8Array>) {
  const parser = createParser({ onEvent: ({ data }) => tell(data) });
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

function tell(data: string) {
  try {
    const event = JSON.parse(data) as BrowserEvent;
    for (const listener of listeners) listener(event);
  } catch (error) {
    log.error('a live event could not be handled', error); // the next ones still can
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
