import type { IdentityConfig } from '../config';
import { SessionModel } from './session.model';

export type LifetimeConfig = Pick<IdentityConfig, 'SESSION_MAX_DAYS'>;

/** The longest lifetime of a session, from its sign-in. */
export const maxAgeMs = ({ SESSION_MAX_DAYS }: LifetimeConfig): number => SESSION_MAX_DAYS * 24 * 3600 * 1000;

/** A filter for the sessions that have neither been ended nor expired. */
export const notEnded = () => ({ revokedAt: null, expiresAt: { $gt: new Date() } });

/** The age is checked as well: a session from before the setting was lowered may have a later `expiresAt`. */
export const live = (config: LifetimeConfig) => ({
  ...notEnded(),
  createdAt: { $gt: new Date(Date.now() - maxAgeMs(config)) },
});

export const isLive = async (sessionId: string, config: LifetimeConfig): Promise<boolean> =>
  (await SessionModel.exists({ _id: sessionId, ...live(config) })) !== null;
