import { randomUUID } from 'node:crypto';
import { ignoreDuplicateKey } from '../database';
import { LeaseModel } from './lease.model';

/** How long after its last renewal the holder counts as dead. */
const heldMs = 3500;
const renewEveryMs = 1000;

/**
 * A lease on a task that one instance at a time performs; when that one dies, another takes over within five seconds.
 * Only the database's clock counts, as those of the instances differ.
 */
export class Lease {
  readonly #holder = randomUUID();
  #renewedAt = Number.NEGATIVE_INFINITY;
  #heldUntil = Number.NEGATIVE_INFINITY;

  constructor(private readonly task: string) {}

  /** Whether this instance holds the lease as of its last renewal; without renewals the lease expires. */
  get isHeld(): boolean {
    return performance.now() < this.#heldUntil;
  }

  /**
   * Renews the lease when due, or takes it if no instance holds it.
   * @returns whether this instance holds it
   */
  async hold(): Promise<boolean> {
    const now = performance.now();
    if (now - this.#renewedAt >= renewEveryMs) {
      this.#renewedAt = now;
      this.#heldUntil = (await this.#take()) ? now + heldMs : Number.NEGATIVE_INFINITY;
    }
    return this.isHeld;
  }

  /** Gives the lease up, so that others can take it at once. */
  async release(): Promise<void> {
    if (!this.isHeld) return;
    this.#renewedAt = Number.NEGATIVE_INFINITY;
    this.#heldUntil = Number.NEGATIVE_INFINITY;
    await LeaseModel.deleteOne({ _id: this.task, holder: this.#holder });
  }

  async #take(): Promise<boolean> {
    const isMine = { $or: [{ $eq: ['$holder', this.#holder] }, { $lt: ['$until', '$$NOW'] }] }; // a missing `until` is less, too
    const holder = { $cond: [isMine, this.#holder, '$holder'] };
    const until = { $cond: [isMine, { $add: ['$$NOW', heldMs] }, '$until'] };
    const lease = await LeaseModel.findOneAndUpdate({ _id: this.task }, [{ $set: { holder, until } }], {
      upsert: true,
      returnDocument: 'after',
      updatePipeline: true,
    })
      .lean()
      .catch(ignoreDuplicateKey); // another instance inserted the lease at the same moment
    return lease?.holder === this.#holder;
  }
}
