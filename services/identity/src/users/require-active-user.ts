import { Unauthenticated } from '@plaza/service-kit/errors';
import { UserModel, type UserRecord } from './user.model';

/** @throws Unauthenticated for a deleted or deactivated user, whose token may stay valid for minutes after that */
export async function requireActiveUser(id: string): Promise<UserRecord> {
  const user = await UserModel.findOne({ _id: id, isActive: true }).lean();
  if (!user) throw new Unauthenticated('token_revoked');
  return user;
}
