import type { ServiceError } from '../errors';
import type { Log } from '../logging/log';
import type { Metrics } from '../metrics';
import type { MessageAuthentication } from './message-authentication';
import type { SecurityEvent, SecurityEventName } from './security-event';

interface Origin {
  /** The network address of the client. */
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

/** Marks a refusal, so that the error middleware reports it as a security event when it sends it. */
export function asSecurityEvent<Failure extends ServiceError>(
  error: Failure,
  name: SecurityEventName,
  account?: string,
): Failure {
  error.securityEvent ??= { name, ...(account ? { account } : {}) };
  return error;
}

/**
 * A pseudonym for an e-mail address that may have no account: the same in every process, and meaningless without the
 * secret of the services.
 */
export function accountMark(authentication: MessageAuthentication, email: string): string {
  const code = authentication.sign('account-mark', email.trim().toLowerCase());
  return `mark:${code.subarray(0, 12).toString('base64url')}`;
}
