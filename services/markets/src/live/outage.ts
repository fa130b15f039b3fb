import type { Log } from '@plaza/service-kit/log';

/** Logs that something fails again and again once, and once that it works again. */
export class Outage {
  #lasts = false;

  constructor(
    private readonly log: Log,
    private readonly words: { readonly fails: string; readonly works: string },
  ) {}

  failed(error: unknown): void {
    if (!this.#lasts) this.log.warn({ err: error }, this.words.fails);
    this.#lasts = true;
  }

  works(): void {
    if (this.#lasts) this.log.info(this.words.works);
    this.#lasts = false;
  }
}
