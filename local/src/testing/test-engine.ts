import { type Database, startDatabase } from '@plaza/embedded-mongodb';

/** A real database with a folder of its own, for tests that kill and freeze it. It restarts only by `start`. */
export class TestEngine {
  #database: Database | undefined;

  constructor(private readonly dir: string) {}

  /** @returns the URI, which is always the same */
  async start(): Promise<string> {
    this.#database = await startDatabase({ dir: this.dir });
    return this.#database.uri;
  }

  /** Like `kill -9`, at any moment. */
  async kill(): Promise<void> {
    this.#signal('SIGKILL');
    await this.stop();
  }

  /** Makes it stop responding while it keeps its connections, so that they are half open for its clients. */
  freeze(): void {
    this.#signal('SIGSTOP');
  }

  thaw(): void {
    this.#signal('SIGCONT');
  }

  async stop(): Promise<void> {
    await this.#database?.stop();
    this.#database = undefined;
  }

  #signal(signal: NodeJS.Signals): void {
    const pid = this.#database?.pid();
    if (pid === undefined) throw new Error('there is no engine');
    process.kill(pid, signal);
  }
}
