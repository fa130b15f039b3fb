/**
 * The maximum number of steps for all comparisons of one release. Comparing all calls of the platform with themselves
 * takes 90,000; a million take less than half a second.
 */
const maxSteps = 1_000_000;

/**
 * Limits the steps of comparing schemas, which are untrusted input: a small schema can reference itself in very many
 * ways. Once the budget is spent, the comparison stops and what remains counts as incompatible.
 */
export class StepBudget {
  #left: number;

  constructor(steps: number = maxSteps) {
    this.#left = steps;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }

  /** @returns whether the budget covered the steps */
  spend(steps: number): boolean {
    this.#left -= steps;
    return !this.isSpent;
  }
}
