import type { PeopleQuestion, PersonCard } from '@plaza/contracts/identity';
import { isAdministrator } from '@plaza/contracts/roles';
import { type Person, PersonModel } from './user.model';

const mostAtOnce = 500;

/** Those asked for who may sign in, by name, with what other services show of them. */
export async function personCards(question: PeopleQuestion): Promise<PersonCard[]> {
  const people = await PersonModel.find({ ...asked(question), isActive: true, deletedAt: { $exists: false } })
    .sort({ firstName: 1, lastName: 1, _id: 1 })
    .limit(mostAtOnce)
    .lean();
  return people.map(toCard);
}

function asked(question: PeopleQuestion): object {
  if ('ids' in question) return { _id: { $in: question.ids } };
  return { contractorId: question.employeesOf, role: 'contractor_employee' };
}

function toCard(person: Person): PersonCard {
  return {
    id: person._id,
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    phone: person.profile?.phone ?? '',
    role: person.role,
    isAdmin: isAdministrator(person),
    company: person.companyName ?? '',
    contractorId: person.contractorId,
  };
}
