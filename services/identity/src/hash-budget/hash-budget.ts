import { limits } from '@plaza/contracts/limits';
import { TooManyRequests } from '@plaza/service-kit/errors';
import { createLimiter, type Limiter } from '@plaza/service-kit/limiter';
import type { Context, Middleware } from 'koa';
import type { IdentityConfig } from '../config';
import type { IdentityDependencies } from '../dependencies';
import { clientAddress } from '../http/client-info';
import { networksOf } from '../http/network';
import { HashQueue } from './hash-queue';
import { readKnownDevice } from './known-device';

type BudgetDependencies = Pick<IdentityDependencies, 'config' | 'redis' | 'encryption' | 'passwords'>;

/**
 * Limits the calls that hash passwords or backup codes, before anything is looked up or compared, as one hash takes a
 * tenth of a second of a processor. All addresses and networks share one total. Part of it is reserved for devices on
 * which the account of the call has signed in before; those are counted by account, not by address. An admitted call
 * occupies a place in the queue until it is answered.
 */
export function createHashBudget({ config, redis, encryption, passwords }: BudgetDependencies): Middleware {
  const limit = (name: string, points: number) => createLimiter({ name: `hashes-${name}`, points, seconds: 60 }, redis);
  const hosts = limit('host', config.HASHES_PER_MINUTE_ADDRESS);
  const networks = limit('network', config.HASHES_PER_MINUTE_NETWORK);
  const accounts = limit('account', config.HASHES_PER_MINUTE_ADDRESS);
  const [shareOfAll, shareOfKnown] = sharesOf(config);
  const all = limit('all', shareOfAll);
  const known = limit('known', shareOfKnown);

  const queue = new HashQueue({
    threads: config.BCRYPT_WORKERS,
    hashMs: () => passwords.hashMs,
    maxWaitMs: config.BCRYPT_WAIT_MS,
    maxAdmitted: config.BCRYPT_WORKERS + config.BCRYPT_QUEUE,
    knownPercent: config.HASHES_KNOWN_PERCENT,
  });

  // A call that one limit refuses is not counted by the next one, so that nobody uses up what others share.
  const enterUnknownDevice = async (ctx: Context) => {
    const { host, network } = networksOf(clientAddress(ctx));
    await hosts.consume(host);
    await networks.consume(network);
    return enter(`${host} ${accountOf(ctx)}`, false, () => all.consume('all'));
  };
  const enterKnownDevice = async (userId: string) => {
    await accounts.consume(userId);
    return enter(userId, true, () => consumeEither(known, all));
  };

  /** @returns a function that leaves the queue */
  async function enter(key: string, isKnown: boolean, spend: () => Promise<void>): Promise<() => void> {
    const leave = queue.enter(key, isKnown);
    try {
      await spend();
      return leave;
    } catch (error) {
      leave();
      throw error;
    }
  }

  return async function spendHash(ctx, next) {
    const userId = knownUser(ctx, { encryption, config });
    const leave = await (userId ? enterKnownDevice(userId) : enterUnknownDevice(ctx));
    try {
      await next();
    } finally {
      leave();
    }
  };
}

/**
 * The two shares of the total: one for all callers, and one for known devices, which use the first once theirs is
 * spent.
 */
function sharesOf({ HASHES_PER_MINUTE: total, HASHES_KNOWN_PERCENT: percent }: IdentityConfig): [number, number] {
  const forKnown = Math.round((total * percent) / 100);
  return [total - forKnown, forKnown];
}

async function consumeEither(first: Limiter, second: Limiter): Promise<void> {
  const one = await first.tryConsume('all');
  if (one.allowed) return;
  const other = await second.tryConsume('all');
  if (!other.allowed) throw new TooManyRequests(Math.min(one.retryAfterSeconds, other.retryAfterSeconds));
}

/**
 * The account that a call without a session names, so that further calls for it are recognized; "" where it names none.
 * The body is not validated yet: it may contain anything, of any length.
 */
function accountOf(ctx: Context): string {
  const { email, userId } = Object(ctx.state.body);
  const named = email ?? userId;
  return typeof named === 'string' ? named.trim().toLowerCase().slice(0, limits.email) : '';
}

/**
 * The id of the signed-in caller; without a session, that of the known device's owner if the call names their account.
 */
function knownUser(ctx: Context, dependencies: Pick<BudgetDependencies, 'encryption' | 'config'>): string | undefined {
  if (ctx.state.caller) return ctx.state.caller.id;
  const device = readKnownDevice(ctx, dependencies);
  const { email, userId } = Object(ctx.state.body);
  const isTheirs = typeof email === 'string' ? email.trim().toLowerCase() === device?.email : userId === device?.userId;
  return isTheirs ? device?.userId : undefined;
}
