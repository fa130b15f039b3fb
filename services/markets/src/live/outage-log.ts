import type { Log } from '@plaza/service-kit/logging/log';

/** Logs the first of repeated failures, and then the recovery. */
export class OutageLog {
  #lasts = false;

  constructor(
    private readonly log: Log,
    private readonly messages: { readonly fails: string; readonly works: string },
  ) {}

  failed(error: unknown): void {
    if (!this.#lasts) this.log.warn({ err: error }, this.messages.fails);
    this.#lasts = true;
  }

  works(): void {
    if (this.#lasts) this.log.info(this.messages.works);
    this.#lasts = false;
  }
}
