import { randomUUID } from 'node:crypto';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Leases } from './lease.model';

/** So long after its last word the holder counts as dead. */
const heldMs = 4000;
const renewedEveryMs = 1000;

/** A work that one instance at a time does; when it dies, another takes over within seconds. */
export class Lease {
  readonly #holder = randomUUID();
  #renewedAt = Number.NEGATIVE_INFINITY;
  #held = false;

  constructor(private readonly work: string) {}

  /** Whether this instance has the work now; takes it where nobody has. */
  async hold(): Promise<boolean> {
    if (performance.now() - this.#renewedAt < renewedEveryMs) return this.#held;
    this.#renewedAt = performance.now();
    this.#held = await this.#take();
    return this.#held;
  }

  /** Lets others have the work at once. */
  async release(): Promise<void> {
    if (!this.#held) return;
    this.#held = false;
    await Leases.deleteOne({ _id: this.work, holder: this.#holder });
  }

  async #take(): Promise<boolean> {
    const now = new Date();
    const free = { $or: [{ holder: this.#holder }, { until: { $lt: now } }] };
    const mine = { holder: this.#holder, until: new Date(now.getTime() + heldMs) };
    try {
      await Leases.updateOne({ _id: this.work, ...free }, { $set: mine }, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false; // somebody else holds it
      throw error;
    }
  }
}
