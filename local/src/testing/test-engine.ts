import { type Database, startDatabase } from '@plaza/embedded-mongodb';

/** The real engine on its own directory, for tests that kill and freeze it. It restarts only on `start`. */
export class TestEngine {
  #database: Database | undefined;

  constructor(private readonly dir: string) {}

  /** @returns the URI, each time the same */
  async start(): Promise<string> {
    this.#database = await startDatabase({ dir: this.dir });
    return this.#database.uri;
  }

  /** As `kill -9`, at any moment. */
  async kill(): Promise<void> {
    this.#signal('SIGKILL');
    await this.stop();
  }

  /** It keeps its connections but no longer answers: for its clients they are half open. */
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
