import { PersonModel } from './user.model';

export interface PersonName {
  readonly name: string;
  readonly email: string;
}

/** Names and addresses of people by their ids, as they are now; whoever is gone is missing. */
export async function namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, PersonName>> {
  const people = await PersonModel.find(
    { _id: { $in: [...new Set(ids)] }, deletedAt: { $exists: false } },
    { firstName: 1, lastName: 1, email: 1 },
  ).lean();
  return new Map(
    people.map(({ _id, firstName, lastName, email }) => [_id, { name: `${firstName} ${lastName}`, email }]),
  );
}
