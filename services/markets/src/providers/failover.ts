import type { Source } from './provider';
import type { ProviderReport } from './provider-report';

/** An answer, and who gave it. */
export interface Served<Answer> extends Source {
  readonly answer: Answer;
}

/** Asks sources of one kind in the order of preference: the next where one fails. */
export class Failover<Provider extends Source> {
  /** Who they are, in their order. */
  readonly name: string;

  constructor(
    private readonly kind: string,
    readonly providers: readonly Provider[],
    private readonly report: ProviderReport,
  ) {
    this.name = providers.map(({ source }) => source).join(' ');
  }

  /**
   * @param question undefined for a source that cannot be asked that
   * @returns undefined when nobody can be asked that
   * @throws what the last one failed with, when all of them failed
   */
  async ask<Answer>(
    question: (provider: Provider) => Promise<Answer> | undefined,
  ): Promise<Served<Answer> | undefined> {
    const failures: unknown[] = [];
    for (const provider of this.providers) {
      const { source, simulated } = provider;
      try {
        const answer = await question(provider);
        if (answer === undefined) continue;
        this.report.answered(this.kind, source);
        return { answer, source, simulated };
      } catch (error) {
        this.report.failed(this.kind, source, error);
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures.at(-1);
    return undefined;
  }

  /** Notes what was left out of an answer. */
  dropped(source: string, rows: number): void {
    this.report.dropped(this.kind, source, rows);
  }
}
