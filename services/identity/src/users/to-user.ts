import type { Caller, User } from '@plaza/contracts/identity/session';
import { isAdministrator } from '@plaza/contracts/roles';
import { lacksSecondFactor, type SecondFactorConfig } from './second-factor-rule';
import type { UserRecord } from './user.model';

/** A user in responses. The fields are listed one by one, so that no secret slips through. */
export function toUser(user: UserRecord): User {
  return {
    id: user._id,
    customId: user.customId,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    isAdmin: isAdministrator(user),
    isActive: user.isActive,
    emailVerified: user.emailVerified,
    twoFactorEnabled: user.twoFactorEnabled,
    companyName: user.companyName,
    company_name: user.companyName,
    contractorId: user.contractorId,
    profileImageUrl: user.profileImageUrl,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}

/** The part of a caller that comes from the session; an impersonation has no time of authentication. */
interface SessionOfCaller {
  readonly sessionId: string;
  readonly authenticatedAt?: Date;
}

/** A user in one of their sessions, as services see callers. */
export function toCaller(
  user: UserRecord,
  { sessionId, authenticatedAt }: SessionOfCaller,
  config: SecondFactorConfig,
): Caller {
  const { _id: id, role, contractorId } = user;
  return {
    id,
    sessionId,
    role,
    isAdmin: isAdministrator(user),
    ...(contractorId ? { contractorId } : {}),
    ...(authenticatedAt ? { authenticatedAt: Math.floor(authenticatedAt.getTime() / 1000) } : {}),
    ...(lacksSecondFactor(user, config) ? { secondFactorMissing: true } : {}),
  };
}
