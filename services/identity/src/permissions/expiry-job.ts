import { allTabs } from '@plaza/contracts/permission-graph';
import { withAdminTabRule } from '@plaza/contracts/tabs';
import type { Log } from '@plaza/service-kit/logging/log';
import { runPeriodically } from '@plaza/service-kit/run-periodically';
import type { PublishDependencies } from './publish-save';
import { publishSave } from './publish-save';
import { loadOverdueTabPermissions } from './tab-permissions';
import { writeVersion } from './write-version';

const roundMs = 1000;

/**
 * Restores the earlier tabs of roles whose temporary tabs have expired. Runs every second.
 * @returns a function that stops it
 */
export function startExpiryJob(dependencies: PublishDependencies, log: Log): () => Promise<void> {
  return runPeriodically(
    roundMs,
    () => expire(dependencies),
    (error) => log.warn({ err: error }, 'temporary tabs could not be restored'),
  );
}

/** If several instances write at once, the version lets one of them succeed. */
async function expire(dependencies: PublishDependencies): Promise<void> {
  const now = new Date();
  const stored = await loadOverdueTabPermissions(now);
  const expired = (stored?.temporary ?? []).filter(({ until }) => until <= now);
  const [first] = expired;
  if (!stored || !first) return;
  const caller = { ...first.by, sessionId: '', isAdmin: true };
  const everyTab = allTabs(stored.areas);
  // Roles that already have their earlier tabs again are included, so that the write removes them from `temporary`.
  const changes = Object.fromEntries(
    expired.map(({ role, before }) => [role, withAdminTabRule(role, before, everyTab)]),
  );
  const saved = await writeVersion(
    stored,
    { field: 'permissions', kind: 'expiry', changes },
    { caller, requestId: 'expiry' },
  );
  if (saved) await publishSave(dependencies);
}
