import { UserModel } from './user.model';

/** Whether the user exists; the tombstone of a deleted user does not count. */
export const userExists = async (id: string): Promise<boolean> =>
  (await UserModel.exists({ _id: id, deletedAt: { $exists: false } })) !== null;
