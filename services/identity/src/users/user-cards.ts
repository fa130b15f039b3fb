import type { UserCard, UserCardsQuery } from '@plaza/contracts/internal/identity';
import { isAdministrator } from '@plaza/contracts/roles';
import { UserModel, type UserRecord } from './user.model';

const maxCards = 500;

/** What other services show of the active users that a query asks for, sorted by name. */
export async function findUserCards(question: UserCardsQuery): Promise<UserCard[]> {
  const users = await UserModel.find({ ...toFilter(question), isActive: true, deletedAt: { $exists: false } })
    .sort({ firstName: 1, lastName: 1, _id: 1 })
    .limit(maxCards)
    .lean();
  return users.map(toUserCard);
}

function toFilter(question: UserCardsQuery): object {
  if ('ids' in question) return { _id: { $in: question.ids } };
  return { contractorId: question.employeesOf, role: 'contractor_employee' };
}

function toUserCard(user: UserRecord): UserCard {
  return {
    id: user._id,
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    phone: user.profile?.phone ?? '',
    role: user.role,
    isAdmin: isAdministrator(user),
    company: user.companyName ?? '',
    contractorId: user.contractorId,
    createdAt: user.createdAt.toISOString(),
  };
}
