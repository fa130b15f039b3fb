import { createHash } from 'node:crypto';
import type { Log } from '@plaza/service-kit/logging/log';
import { type HashAnswer, HashPool } from './hash-pool';

/** Hashes passwords and compares them, off the event loop. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares with a dummy hash if there is none, so that the time does not reveal whether there is an account. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
  /** How long a thread takes for a hash. */
  readonly hashMs: number;
  /** Whether a hash has another cost than the configured one. */
  isOutdated(hash: string): boolean;
  stop(): Promise<void>;
}

export interface PasswordOptions {
  readonly cost: number;
  readonly workers: number;
  readonly queue: number;
}

/** How long bcrypt takes at cost 11 on a usual processor; each further step of the cost doubles it. */
const usual = { cost: 11, ms: 100 };

/** The threads start when the first password is hashed or compared. */
export function createPasswords({ cost, workers, queue }: PasswordOptions, log: Log): Passwords {
  const pool = new HashPool(workers, queue, log, usual.ms * 2 ** (cost - usual.cost));
  const dummyHash = createDummyHash(cost);
  return {
    async hash(password) {
      const answer = await pool.run({ kind: 'hash', text: prehash(password), cost });
      return answer.kind === 'hash' ? answer.hash : fail(answer);
    },
    async matches(password, stored) {
      const answer = await pool.run({ kind: 'compare', text: prehash(password), hash: stored ?? dummyHash });
      if (answer.kind !== 'compare') return fail(answer);
      return answer.equal && stored !== undefined;
    },
    get hashMs() {
      return pool.averageMs;
    },
    isOutdated: (stored) => !stored.startsWith(prefixOf(cost)),
    stop: () => pool.stop(),
  };
}

/** A well-formed hash that matches no password; comparing with it takes as long as with any other of this cost. */
const createDummyHash = (cost: number): string => `${prefixOf(cost)}${'.'.repeat(22 + 31)}`;

const prefixOf = (cost: number): string => `$2b$${String(cost).padStart(2, '0')}$`;

/** bcrypt ignores bytes beyond the 72nd: hashing first makes all of a long password count. */
function prehash(password: string): string {
  return createHash('sha256').update(password.normalize('NFKC')).digest('base64');
}

function fail(answer: HashAnswer): never {
  throw new Error(answer.kind === 'error' ? answer.message : `the answer of another task: ${answer.kind}`);
}
