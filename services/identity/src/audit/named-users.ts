import { type Person, PersonModel } from '../users/user.model';
import type { NamedPerson } from './audit-record.model';

export type Nameable = Pick<Person, '_id' | 'customId' | 'firstName' | 'lastName' | 'email'>;

export const nobodyNamed: NamedPerson = { customId: '', name: '', email: '' };

export const nameOf = ({ customId, firstName, lastName, email }: Omit<Nameable, '_id'>): NamedPerson => ({
  customId,
  name: `${firstName} ${lastName}`,
  email,
});

/** People by their ids as they are called now; of somebody who was deleted nothing is left but the custom id. */
export async function peopleNamed(ids: Iterable<string>): Promise<ReadonlyMap<string, NamedPerson>> {
  const fields = { customId: 1, firstName: 1, lastName: 1, email: 1, deletedAt: 1 };
  const people = await PersonModel.find({ _id: { $in: [...new Set(ids)] } }, fields).lean();
  return new Map(
    people.map((person) => [
      person._id,
      person.deletedAt ? { ...nobodyNamed, customId: person.customId } : nameOf(person),
    ]),
  );
}
