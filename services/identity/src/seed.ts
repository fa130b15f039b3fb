import { isAdminRole, type Role } from '@plaza/contracts/roles';
import { createLog } from '@plaza/service-kit/logging/log';
import { addAddress, readAddressBook } from './addresses/addresses';
import { createPasswords } from './passwords/passwords';
import { nextCustomId } from './users/custom-id';
import { UserModel } from './users/user.model';
import { userSearchTerms } from './users/user-search';

/** A user of the demo data; `id` and `contractorId` (the contractor's user id) are UUIDs. */
export interface SeededUser {
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
  /** Their only saved address, with its coordinates in degrees. */
  readonly home?: { readonly address: string; readonly lat: number; readonly lng: number };
  /** When they signed up; by default now. */
  readonly createdAt?: Date;
}

/**
 * Adds verified users and leaves existing ones as they are. The service's database has to be open. Users with the same
 * password share its hash: hashing takes most of the time, and the passwords of the demo are public.
 */
export async function seedUsers(users: readonly SeededUser[], { cost = 11, workers = 2 } = {}): Promise<void> {
  const present = new Set(await UserModel.find({ _id: { $in: users.map(({ id }) => id) } }).distinct('_id'));
  const missing = users.filter(({ id }) => !present.has(id));
  if (missing.length === 0) return;
  const passwords = createPasswords({ cost, workers, queue: missing.length }, createLog('seed', 'error'));
  try {
    const different = [...new Set(missing.map(({ password }) => password))];
    const hashes = new Map(
      await Promise.all(different.map(async (password) => [password, await passwords.hash(password)] as const)),
    );
    for (const { password, ...user } of missing) await addSeededUser(user, hashes.get(password) ?? '');
  } finally {
    await passwords.stop();
  }
}

/** Adds a verified user whose password has been hashed. */
export async function addSeededUser(seeded: Omit<SeededUser, 'password'>, passwordHash: string): Promise<void> {
  const { id, home, birthDate, familySize, ...user } = seeded;
  // An interrupted start may have added an address, perhaps of older demo data, but not the user.
  const hasAddress = (await readAddressBook(id)).addresses.length > 0;
  if (home && !hasAddress) await addAddress(id, { label: 'Home', type: 'home', notes: '', ...home }, 'seed');
  await UserModel.create({
    ...user,
    _id: id,
    ...(birthDate || familySize ? { profile: { birthDate: birthDate ?? null, familySize: familySize ?? null } } : {}),
    passwordHash,
    searchTerms: userSearchTerms(user),
    customId: await nextCustomId(user.role),
    emailVerified: true,
    isAdmin: isAdminRole(user.role),
  });
}
