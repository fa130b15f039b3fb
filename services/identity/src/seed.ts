import { isAdminRole, type Role } from '@plaza/contracts/roles';
import { createLog } from '@plaza/service-kit/log';
import { addAddress } from './addresses/addresses';
import { createPasswords } from './passwords/passwords';
import { nextCustomId } from './users/custom-id';
import { PersonModel } from './users/user.model';
import { searchTermsOf } from './users/user-search';

/** A person of the demo data; `id` and `contractorId` (the contractor's person id) are UUIDs. */
export interface SeededPerson {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly companyName?: string;
  readonly contractorId?: string;
  /** YYYY-MM-DD. */
  readonly birthDate?: string;
  readonly familySize?: number;
  /** Their one saved address, with its place in degrees. */
  readonly home?: { readonly address: string; readonly lat: number; readonly lng: number };
}

/** Adds verified people; whoever is there already stays as they are. The service's database has to be open. */
export async function seedPeople(people: readonly SeededPerson[], { cost = 11, workers = 2 } = {}): Promise<void> {
  const present = new Set(await PersonModel.find({ _id: { $in: people.map(({ id }) => id) } }).distinct('_id'));
  const missing = people.filter(({ id }) => !present.has(id));
  if (missing.length === 0) return;
  const passwords = createPasswords({ cost, workers, queue: missing.length }, createLog('seed', 'error'));
  try {
    const hashes = await Promise.all(missing.map(({ password }) => passwords.hash(password)));
    for (const [index, person] of missing.entries()) await addPerson(person, hashes[index] ?? '');
  } finally {
    await passwords.stop();
  }
}

async function addPerson(seeded: SeededPerson, passwordHash: string): Promise<void> {
  const { id, password, home, birthDate, familySize, ...person } = seeded;
  if (home) await addAddress(id, { label: 'Home', type: 'home', notes: '', ...home });
  await PersonModel.create({
    ...person,
    _id: id,
    ...(birthDate || familySize ? { profile: { birthDate: birthDate ?? null, familySize: familySize ?? null } } : {}),
    passwordHash,
    searchTerms: searchTermsOf(person),
    customId: await nextCustomId(person.role),
    emailVerified: true,
    isAdmin: isAdminRole(person.role),
  });
}
