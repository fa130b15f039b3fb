import { UserModel, type UserRecord } from '../users/user.model';
import type { NamedUser, StoredAuditRecord } from './records/pending-audit';

export type NameableUser = Pick<UserRecord, '_id' | 'customId' | 'firstName' | 'lastName' | 'email'>;

export const unknownUser: NamedUser = { customId: '', name: '', email: '' };

export const toNamedUser = ({ customId, firstName, lastName, email }: Omit<NameableUser, '_id'>): NamedUser => ({
  customId,
  name: `${firstName} ${lastName}`,
  email,
});

/** The current names of users by their ids; a deleted user has only a custom id. */
export async function findNamedUsers(ids: Iterable<string>): Promise<ReadonlyMap<string, NamedUser>> {
  const fields = { customId: 1, firstName: 1, lastName: 1, email: 1, deletedAt: 1 };
  const users = await UserModel.find({ _id: { $in: [...new Set(ids)] } }, fields).lean();
  return new Map(
    users.map((user) => [user._id, user.deletedAt ? { ...unknownUser, customId: user.customId } : toNamedUser(user)]),
  );
}

/** Adds current names to records of earlier releases, which stored none. */
export async function withCurrentNames(records: readonly StoredAuditRecord[]): Promise<StoredAuditRecord[]> {
  const unnamed = records.filter(({ actor }) => actor.name === undefined);
  if (unnamed.length === 0) return [...records];
  const users = await findNamedUsers(unnamed.flatMap(({ actor, target }) => [actor.id, target]));
  return records.map((record) => {
    if (!unnamed.includes(record)) return record;
    const targetNamed = users.get(record.target);
    const actor = { ...record.actor, ...(users.get(record.actor.id) ?? unknownUser) };
    return { ...record, actor, ...(targetNamed && { targetNamed }) };
  });
}
