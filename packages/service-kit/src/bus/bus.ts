import { randomUUID } from 'node:crypto';
import type { Addressees, EventPayload, EventType, PlazaEvent } from '@plaza/contracts/events';

export type Listener<Type extends EventType = EventType> = (event: PlazaEvent<Type>) => void | Promise<void>;

/** Carries events between services, at most once; what must arrive goes through an outbox. */
export interface Bus {
  /** @throws when the event could not leave this process; it was given to this process' own listeners all the same */
  publish(event: PlazaEvent): Promise<void>;
  /** Listens to one type of event; returns how to stop. */
  subscribe<Type extends EventType>(type: Type, listener: Listener<Type>): () => void;
  /** Listens to every event. */
  subscribeAll(listener: Listener): () => void;
  /** Whether events of other processes arrive. */
  connected(): boolean;
  /**
   * Called whenever events begin to arrive again: those published before are lost, so data that events announce has to
   * be fetched again.
   */
  onConnected(listener: () => void): () => void;
  close(): Promise<void>;
}

/** A new event. Without `to` no browser gets it. */
export function createEvent<Type extends EventType>(
  type: Type,
  payload: EventPayload<Type>,
  to?: Addressees,
): PlazaEvent<Type> {
  return { id: randomUUID(), type, at: new Date().toISOString(), payload, ...(to ? { to } : {}) };
}
