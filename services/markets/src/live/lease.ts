import { randomUUID } from 'node:crypto';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Leases } from './lease.model';

/** So long after its last word the holder counts as dead. */
const heldMs = 3500;
const renewedEveryMs = 1000;

/**
 * A work that one instance at a time does; when it dies, another takes over within five seconds. The database's clock
 * alone counts, as those of the instances differ.
 */
export class Lease {
  readonly #holder = randomUUID();
  #askedAt = Number.NEGATIVE_INFINITY;
  #heldUntil = Number.NEGATIVE_INFINITY;

  constructor(private readonly work: string) {}

  /** Whether this instance has the work, by what it heard last; one that hears nothing more has it no longer. */
  get isHeld(): boolean {
    return performance.now() < this.#heldUntil;
  }

  /** Whether this instance has the work now; takes it where nobody has. */
  async hold(): Promise<boolean> {
    const now = performance.now();
    if (now - this.#askedAt >= renewedEveryMs) {
      this.#askedAt = now;
      this.#heldUntil = (await this.#take()) ? now + heldMs : Number.NEGATIVE_INFINITY;
    }
    return this.isHeld;
  }

  /** Lets others have the work at once. */
  async release(): Promise<void> {
    if (!this.isHeld) return;
    this.#askedAt = Number.NEGATIVE_INFINITY;
    this.#heldUntil = Number.NEGATIVE_INFINITY;
    await Leases.deleteOne({ _id: this.work, holder: this.#holder });
  }

  async #take(): Promise<boolean> {
    const isMine = { $or: [{ $eq: ['$holder', this.#holder] }, { $lt: ['$until', '$$NOW'] }] }; // no `until` is less, too
    const holder = { $cond: [isMine, this.#holder, '$holder'] };
    const until = { $cond: [isMine, { $add: ['$$NOW', heldMs] }, '$until'] };
    try {
      const lease = await Leases.findOneAndUpdate({ _id: this.work }, [{ $set: { holder, until } }], {
        upsert: true,
        returnDocument: 'after',
        updatePipeline: true,
      }).lean();
      return lease?.holder === this.#holder;
    } catch (error) {
      if (isDuplicateKey(error)) return false; // somebody else made it at the same moment
      throw error;
    }
  }
}
