import { randomUUID } from 'node:crypto';
import type { Addressees, EventPayload, EventType, PlazaEvent } from '@plaza/contracts/events';

export type Listener<Type extends EventType = EventType> = (event: PlazaEvent<Type>) => void | Promise<void>;

/** Delivers events between services at most once; events that must not be lost go through an outbox. */
export interface Bus {
  /**
   * @throws when the event could not be sent to other processes; this process's own listeners have received it
   * nevertheless
   */
  publish(event: PlazaEvent): Promise<void>;
  /** Subscribes to one type of event; returns a function that unsubscribes. */
  subscribe<Type extends EventType>(type: Type, listener: Listener<Type>): () => void;
  /** Subscribes to every event. */
  subscribeAll(listener: Listener): () => void;
  /** Whether events of other processes are received. */
  connected(): boolean;
  /**
   * Calls the listener whenever events are received again after an interruption. Events published in between are lost,
   * so data that events announce has to be fetched again.
   */
  onConnected(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Creates an event. Without `to` no browser receives it. */
export function createEvent<Type extends EventType>(
  type: Type,
  payload: EventPayload<Type>,
  to?: Addressees,
): PlazaEvent<Type> {
  return { id: randomUUID(), type, at: new Date().toISOString(), payload, ...(to ? { to } : {}) };
}
