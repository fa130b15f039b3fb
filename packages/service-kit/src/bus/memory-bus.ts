import type { Log } from '../log';
import type { Bus, Listener } from './bus';
import { Listeners } from './listeners';

/** A bus inside one process. */
export function memoryBus(log: Log): Bus {
  const listeners = new Listeners(log);
  return {
    publish: (event) => listeners.tell(event),
    subscribe: (type, listener) => listeners.add(listener as Listener, type),
    subscribeAll: (listener) => listeners.add(listener),
    connected: () => true,
    onConnected: () => () => undefined,
    close: async () => undefined,
  };
}
