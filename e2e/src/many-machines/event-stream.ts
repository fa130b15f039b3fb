import { setTimeout as delay } from 'node:timers/promises';

const againMs = 200;

/** A user's event stream at one gateway, opened again whenever it ends, as in browsers. */
export class EventStream {
  /** The texts of the messages in received events. */
  readonly receivedMessages = new Set<string>();
  opened = 0;
  readonly #stopping = new AbortController();
  readonly #done: Promise<void>;

  constructor(
    private readonly gatewayUrl: string,
    private readonly token: string,
  ) {
    this.#done = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#done;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      // The stream is opened again whether it ended, broke, or the gateway could not be reached.
      await this.#listen(signal).catch(() => undefined);
      await delay(againMs);
    }
  }

  async #listen(signal: AbortSignal): Promise<void> {
    const headers = { authorization: `Bearer ${this.token}` };
    const response = await fetch(`${this.gatewayUrl}/api/v1/events`, { headers, signal });
    if (!response.ok || !response.body) return;
    this.opened++;
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const frames = (text + chunk).split('\n\n');
      text = frames.pop() ?? '';
      for (const frame of frames) this.#note(frame);
    }
  }

  #note(frame: string): void {
    if (!frame.startsWith('data: ')) return;
    const { type, payload } = JSON.parse(frame.slice('data: '.length));
    if (type === 'message.sent') this.receivedMessages.add(payload.message.content);
  }
}
