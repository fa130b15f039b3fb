import { OnDemandBudgetUsedUp } from './http/provider-client';
import type { ProviderInfo } from './provider';
import type { ProviderReport } from './provider-report';

/** An answer, and the provider that gave it. */
export interface Served<Answer> extends ProviderInfo {
  readonly answer: Answer;
}

/** Requests data from providers of one kind in the order of preference; if one fails, the next one is asked. */
export class Failover<Provider extends ProviderInfo> {
  /** The names of the providers, in their order. */
  readonly name: string;

  constructor(
    private readonly kind: string,
    readonly providers: readonly Provider[],
    private readonly report: ProviderReport,
  ) {
    this.name = providers.map(({ source }) => source).join(' ');
  }

  /**
   * @param request returns undefined for a provider that does not support it
   * @returns undefined when no provider supports it
   * @throws the error of the last provider, when all of them fail
   */
  async request<Answer>(
    request: (provider: Provider) => Promise<Answer> | undefined,
  ): Promise<Served<Answer> | undefined> {
    const errors: unknown[] = [];
    for (const provider of this.providers) {
      const { source, simulated } = provider;
      try {
        const answer = await request(provider);
        if (answer === undefined) continue;
        this.report.answered(this.kind, source);
        return { answer, source, simulated };
      } catch (error) {
        if (!(error instanceof OnDemandBudgetUsedUp)) this.report.failed(this.kind, source, error);
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors.at(-1);
    return undefined;
  }

  /** Reports the rows that were dropped from an answer. */
  dropped(source: string, rows: number): void {
    this.report.dropped(this.kind, source, rows);
  }
}
