import type { Client } from '@plaza/test-kit/http';
import type { IdentityProcess } from './identity-process';

interface Writer {
  /** What the latest write came to. */
  latest: string;
  /** When the latest write that succeeded began and ended. */
  began: number;
  ended: number;
}

const written = 'written';

/** People who change their profile again and again, one write after the other each. */
export class Writers {
  readonly #writers: Writer[] = [];
  readonly #running: Promise<void>[] = [];
  #stopped = false;
  succeeded = 0;
  failed = 0;

  static async of(service: IdentityProcess, count: number): Promise<Writers> {
    const writers = new Writers();
    for (let index = 0; index < count; index++) writers.#begin(await personOf(service));
    return writers;
  }

  /** How many ms after `since` each of them had a write through that was begun after it. @throws after `patience` ms */
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

  #begin(person: Client): void {
    const writer: Writer = { latest: 'nothing', began: 0, ended: 0 };
    this.#writers.push(writer);
    this.#running.push(this.#write(person, writer));
  }

  async #write(person: Client, writer: Writer): Promise<void> {
    for (let count = 0; !this.#stopped; count++) {
      const began = performance.now();
      // One that stops hangs up.
      writer.latest = await person.patch('/api/v1/profile', { bio: `I wrote this ${count} times.` }).then(
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

async function personOf(service: IdentityProcess): Promise<Client> {
  const email = `${crypto.randomUUID()}@example.org`;
  const asked = { email, password: 'quite-a-secret-7', firstName: 'Ada', lastName: 'Byron' };
  const { status, body } = await service.as().post<{ token: string }>('/api/v1/auth/signup', asked);
  if (status >= 300) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
  return service.as(body.token);
}
