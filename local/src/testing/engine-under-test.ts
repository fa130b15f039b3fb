import { type Database, startDatabase } from '@plaza/embedded-mongodb';

/** The real engine on a directory of its own, to be killed and frozen. It is started again when it is told to. */
export class EngineUnderTest {
  #database: Database | undefined;

  constructor(private readonly dir: string) {}

  /** @returns the URI, each time the same */
  async start(): Promise<string> {
    this.#database = await startDatabase({ dir: this.dir });
    return this.#database.uri;
  }

  /** As `kill -9`, in the middle of whatever it is doing. */
  async kill(): Promise<void> {
    this.#signal('SIGKILL');
    await this.stop();
  }

  /** It holds its connections and says nothing more: for its clients they are half open. */
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
