import type { ServiceError } from './errors';
import type { Log } from './log';
import type { MessageAuthentication } from './message-authentication';
import type { Metrics } from './metrics';
import type { SecurityEvent, SecurityEventName } from './security-event';

interface Origin {
  /** The address of whoever did it. */
  readonly address: string;
  readonly requestId: string;
}

/** Reports a security event: in the log at warn, and as a metric. */
export function securityEvent(
  { log, metrics }: { readonly log: Log; readonly metrics: Pick<Metrics, 'securityEvents'> },
  { name, account }: SecurityEvent,
  { address, requestId: id }: Origin,
): void {
  metrics.securityEvents.inc({ event: name });
  log.warn({ event: name, ...(account ? { account } : {}), address, id }, 'security event');
}

/** The same refusal, which the error middleware reports as a security event when it answers it. */
export function asSecurityEvent<Refusal extends ServiceError>(
  error: Refusal,
  name: SecurityEventName,
  account?: string,
): Refusal {
  error.securityEvent ??= { name, ...(account ? { account } : {}) };
  return error;
}

/**
 * Marks an account by its e-mail address where there may be no account: the same for the same address in every process,
 * and of no use to whoever has not got the secret of the services.
 */
export function accountMark(authentication: MessageAuthentication, email: string): string {
  const code = authentication.sign('account-mark', email.trim().toLowerCase());
  return `mark:${code.subarray(0, 12).toString('base64url')}`;
}
