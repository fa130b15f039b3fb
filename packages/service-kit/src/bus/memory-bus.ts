import type { Log } from '../log';
import type { Bus, Listener } from './bus';
import { Listeners } from './listeners';

/**
 * A bus inside one process. @param isAlone whether events that concern it begin in other processes, which it cannot
 * hear
 */
export function memoryBus(log: Log, isAlone = false): Bus {
  const listeners = new Listeners(log);
  return {
    publish: (event) => listeners.dispatch(event),
    subscribe: (type, listener) => listeners.add(listener as Listener, type),
    subscribeAll: (listener) => listeners.add(listener),
    connected: () => !isAlone,
    onConnected: () => () => undefined,
    close: async () => undefined,
  };
}
