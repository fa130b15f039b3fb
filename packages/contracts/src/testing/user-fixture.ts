import type { User } from '../identity/session';

/** A user as answers contain it: a verified customer, with the given fields replaced. */
export function userFixture(given: Partial<User> = {}): User {
  return {
    id: '1f0c6ad2-7c5e-4a51-9d61-5d8f4a9b0c11',
    customId: 'CUS-000001',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Byron',
    role: 'user',
    isAdmin: given.role?.startsWith('admin') ?? false,
    isActive: true,
    emailVerified: true,
    twoFactorEnabled: false,
    companyName: null,
    company_name: null,
    contractorId: null,
    profileImageUrl: null,
    createdAt: '2026-01-05T09:00:00.000Z',
    updatedAt: '2026-01-05T09:00:00.000Z',
    ...given,
  };
}
