import { withAdminTabRule } from '@plaza/contracts/tabs';
import type { Log } from '@plaza/service-kit/log';
import type { Effects } from './publish-save';
import { takeEffect } from './publish-save';
import { loadOverdueTabPermissions } from './tab-permissions';
import { writeOver } from './write-version';

const roundMs = 1000;

/** Looks every second for tabs whose time is over, and gives their roles back what these had. @returns how to stop */
export function startExpiry(effects: Effects, log: Log): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(() => expire(effects)).catch((error) => log.warn({ err: error }, 'tabs could not go back'));
  }, roundMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

/** Of several instances one gets through: the version decides. */
async function expire(effects: Effects): Promise<void> {
  const now = new Date();
  const stored = await loadOverdueTabPermissions(now);
  const over = (stored?.temporary ?? []).filter(({ until }) => until <= now);
  const [first] = over;
  if (!stored || !first) return;
  const caller = { ...first.by, sessionId: '', isAdmin: true };
  // Also those that have their tabs back already: the write takes each of these off the list.
  const changes = Object.fromEntries(over.map(({ role, before }) => [role, withAdminTabRule(role, before)]));
  const saved = await writeOver(
    stored,
    { field: 'permissions', kind: 'expiry', changes },
    { caller, requestId: 'expiry' },
  );
  if (saved) await takeEffect(effects);
}
