import { UserModel } from './user.model';

/** Whether there is such a user; the tombstone of a deleted one is none. */
export const userExists = async (id: string): Promise<boolean> =>
  (await UserModel.exists({ _id: id, deletedAt: { $exists: false } })) !== null;
