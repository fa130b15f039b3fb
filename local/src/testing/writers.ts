import type { Client } from '@plaza/test-kit/http';
import type { IdentityProcess } from './identity-process';

interface Writer {
  /** The outcome of the latest write. */
  latest: string;
  /** When the latest write that succeeded began and ended. */
  began: number;
  ended: number;
}

const written = 'written';

/** Users who continuously change their profiles, one write at a time each. */
export class Writers {
  readonly #writers: Writer[] = [];
  readonly #running: Promise<void>[] = [];
  #stopped = false;
  succeeded = 0;
  failed = 0;

  static async of(service: IdentityProcess, count: number): Promise<Writers> {
    const writers = new Writers();
    for (let index = 0; index < count; index++) writers.#begin(await signUpUser(service));
    return writers;
  }

  /**
   * Milliseconds from `since` until every writer has completed a write begun later. @throws after `patience`
   * milliseconds
   */
  async recovered(since: number, patience: number): Promise<number> {
    while (this.#writers.some(({ began }) => began < since)) {
      if (performance.now() - since > patience) {
        const late = this.#writers.filter(({ began }) => began < since).map(({ latest }) => latest);
        throw new Error(
          `${patience} ms after the database was back ${late.length} could still not write: ${late.join('; ')}`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return Math.max(...this.#writers.map(({ ended }) => ended)) - since;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  #begin(user: Client): void {
    const writer: Writer = { latest: 'nothing', began: 0, ended: 0 };
    this.#writers.push(writer);
    this.#running.push(this.#write(user, writer));
  }

  async #write(user: Client, writer: Writer): Promise<void> {
    for (let count = 0; !this.#stopped; count++) {
      const began = performance.now();
      // A process closes its connections when it stops.
      writer.latest = await user.patch('/api/v1/profile', { bio: `I wrote this ${count} times.` }).then(
        ({ status, body }) => (status === 200 ? written : `${status} ${JSON.stringify(body)}`),
        (error) => String(error),
      );
      if (writer.latest === written) {
        Object.assign(writer, { began, ended: performance.now() });
        this.succeeded += 1;
      } else {
        this.failed += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }
}

async function signUpUser(service: IdentityProcess): Promise<Client> {
  const email = `${crypto.randomUUID()}@example.org`;
  const input = { email, password: 'quite-a-secret-7', firstName: 'Ada', lastName: 'Byron' };
  const { status, body } = await service.as().post<{ token: string }>('/api/v1/auth/signup', input);
  if (status >= 300) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
  return service.as(body.token);
}
