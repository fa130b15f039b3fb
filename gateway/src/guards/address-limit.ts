import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { socketAddress } from '../exchange/client';
import { limitKey } from '../exchange/limit-key';

/** Counts how many of something each address has at a time, and limits that number. */
export class AddressLimit {
  readonly #counts = new Map<string, number>();

  /** @param max may be changed later; the counts of the addresses are kept */
  constructor(public max: number) {}

  /** @param key an address as `limitKey` writes it @returns false if the address has reached the limit */
  acquire(key: string): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.max) return false;
    this.#counts.set(key, count + 1);
    return true;
  }

  /** Releases what `acquire` granted. */
  release(key: string): void {
    const count = this.#counts.get(key) ?? 0;
    if (count > 1) this.#counts.set(key, count - 1);
    else this.#counts.delete(key);
  }
}

/**
 * Closes the connections that an address opens beyond `max`. @param isProxy whether an address is that of a trusted
 * proxy
 */
export function limitConnections(server: Server, max: number, isProxy: (address: string) => boolean): void {
  const connections = new AddressLimit(max);
  server.on('connection', (socket: Socket) => {
    const address = socketAddress(socket);
    if (isProxy(address)) return;
    const key = limitKey(address);
    if (!connections.acquire(key)) return void socket.destroy();
    socket.once('close', () => connections.release(key));
  });
}
