/**
 * How many steps the comparisons of one release may take together. All calls of our own services, compared with
 * themselves, take 90,000; a million take less than half a second.
 */
const maxSteps = 1_000_000;

/**
 * Counts the steps of comparing schemas, which come from outside: a small schema can lead to itself in very many ways.
 * Once it is spent, nothing further is looked at, and what is compared counts as incompatible.
 */
export class StepBudget {
  #left: number;

  constructor(steps: number = maxSteps) {
    this.#left = steps;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }

  /** @returns whether there was that much left */
  spend(steps: number): boolean {
    this.#left -= steps;
    return !this.isSpent;
  }
}
