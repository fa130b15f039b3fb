import type { Log } from '../logging/log';
import type { Bus, Listener } from './bus';
import { Listeners } from './listeners';

/**
 * A bus within one process.
 * @param isAlone whether relevant events originate in other processes, which this bus cannot receive
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
