import { isAdministrator } from '@plaza/contracts/roles';
import type { IdentityConfig } from '../config';
import type { UserRecord } from './user.model';

export type SecondFactorConfig = Pick<IdentityConfig, 'ADMIN_SECOND_FACTOR' | 'NODE_ENV'>;

/** Whether a user is required to have a second factor. */
export const needsSecondFactor = (
  user: Pick<UserRecord, 'role' | 'isAdmin'>,
  { ADMIN_SECOND_FACTOR, NODE_ENV }: SecondFactorConfig,
): boolean =>
  isAdministrator(user) &&
  (ADMIN_SECOND_FACTOR ?? (NODE_ENV === 'production' ? 'required' : 'optional')) === 'required';

/** Whether a user has to set one up before administering anything. */
export const lacksSecondFactor = (
  user: Pick<UserRecord, 'role' | 'isAdmin' | 'twoFactorEnabled'>,
  config: SecondFactorConfig,
): boolean => !user.twoFactorEnabled && needsSecondFactor(user, config);
