import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import type { Log } from '@plaza/service-kit/logging/log';
import type { Target } from './target';

type Checked = Pick<Target, 'address' | 'health' | 'readiness'> & {
  readonly breaker: Pick<Target['breaker'], 'allowTrial'>;
};

/**
 * Checks targets at `/readyz`, each on a timer of its own. When a bad target becomes good again, its breaker allows a
 * trial request; a successful check alone does not close the breaker, so a target that succeeds only at its checks
 * stays unused. A target that reports that it is stopping counts as bad at once, as that report is certain.
 */
export class HealthChecks {
  readonly #timers = new Map<Checked, NodeJS.Timeout>();

  constructor(
    private rule: GatewayConfiguration['health'],
    private readonly log: Log,
    private readonly onChange: () => void = () => undefined,
  ) {}

  /** Checks these targets from now on, and no others. */
  watch(targets: readonly Checked[], rule = this.rule): void {
    this.rule = rule;
    for (const [target, timer] of this.#timers) {
      if (targets.includes(target)) continue;
      clearTimeout(timer);
      this.#timers.delete(target);
    }
    for (const target of targets) if (!this.#timers.has(target)) this.#schedule(target, { good: 0, bad: 0 });
  }

  stop(): void {
    this.watch([]);
  }

  #schedule(target: Checked, inARow: { good: number; bad: number }): void {
    const { intervalMs, jitter } = this.rule;
    const waitMs = intervalMs * (1 + jitter * (2 * Math.random() - 1));
    this.#timers.set(
      target,
      setTimeout(async () => {
        const readiness = await target.readiness(this.rule.timeoutMs);
        if (!this.#timers.has(target)) return;
        if (readiness === 'ready') this.#note(target, { good: inARow.good + 1, bad: 0 });
        else this.#note(target, { good: 0, bad: readiness === 'stopping' ? this.rule.badChecks : inARow.bad + 1 });
      }, waitMs).unref(),
    );
  }

  #note(target: Checked, inARow: { good: number; bad: number }): void {
    const { goodChecks, badChecks } = this.rule;
    const health = inARow.good >= goodChecks ? 'good' : inARow.bad >= badChecks ? 'bad' : target.health;
    if (health !== target.health) {
      const wasBad = target.health === 'bad';
      target.health = health;
      if (health === 'bad') this.log.warn({ target: target.address }, 'a target is not ready');
      else if (wasBad) {
        this.log.info({ target: target.address }, 'a target is ready again');
        target.breaker.allowTrial();
      }
      this.onChange();
    }
    this.#schedule(target, inARow);
  }
}
