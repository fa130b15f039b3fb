/** Events that operators should know about: the values of `event` in the log and in `plaza_security_events_total`. */
export const securityEventNames = [
  'sign_in_failed',
  'attempts_used_up',
  'second_factor_failed',
  'password_check_failed',
  'reset_code_failed',
  'session_cookie_reused',
  'administration_refused',
  'internal_call_forged',
] as const;
export type SecurityEventName = (typeof securityEventNames)[number];

export interface SecurityEvent {
  readonly name: SecurityEventName;
  /** The account concerned: a user's id, or an account mark. Never an e-mail address. */
  readonly account?: string;
}
