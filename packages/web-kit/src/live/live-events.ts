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

/**
 * Keeps the stream of live events open until stopped. `onOpen` is called at each opening: events may have been
 * missed before it, so what they tell of has to be asked for.
 */
export function openLiveEvents(onOpen: () => void): () => void {
  const stopping = new AbortController();
  void keepOpen(stopping.signal, onOpen);
  return () => stopping.abort();
}

async function keepOpen(signal: AbortSignal, onOpen: () => void) {
  let pause = firstPauseMs;
  while (!signal.aborted) {
    try {
      await readStream(signal, () => {
        pause = firstPauseMs;
        onOpen();
      });
    } catch (error) {
      if (signal.aborted) return;
      log.warn('the live connection broke; opening it again', error);
    }
    await sleep(pause * (0.75 + Math.random() / 2), signal);
    pause = Math.min(pause * 2, longestPauseMs);
  }
}

async function readStream(signal: AbortSignal, onOpen: () => void) {
  const token = readToken();
  const response = await fetch('/api/v1/events', {
    headers: { Accept: 'text/event-stream', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    credentials: 'include',
    cache: 'no-store',
    signal,
  });
  if (response.status === 401) await refreshToken(token);
  if (!response.ok || !response.body) throw new Error(`the event stream answered ${response.status}`);
  onOpen();
  const parser = createParser({ onEvent: ({ data }) => tell(data) });
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parser.feed(decoder.decode(part.value, { stream: true }));
  }
}

function tell(data: string) {
  const event = JSON.parse(data) as BrowserEvent;
  for (const listener of listeners) listener(event);
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
