import type { UserAnswer } from '@plaza/contracts/administration';
import type { AuditRecord } from '@plaza/contracts/audit';
import type { ErrorEnvelope } from '@plaza/contracts/errors';
import type { Role } from '@plaza/contracts/roles';
import type { Client } from '@plaza/test-kit/http';
import { type Person, PersonModel } from '../users/user.model';
import { addPerson, signIn, type TestIdentity } from './identity';

export const usersPath = '/api/v1/admin/users';

/** What answers of these calls hold, be they good or not. */
export type UserBody = Omit<ErrorEnvelope, 'success'> & Pick<UserAnswer, 'user' | 'companyName' | 'company_name'>;

/** Somebody of a role who is signed in. */
export async function signedIn(identity: TestIdentity, role: Role, fields: Partial<Person> = {}) {
  const person = await addPerson(role, fields.contractorId ? { contractorId: fields.contractorId } : {});
  await PersonModel.updateOne({ _id: person.id }, fields);
  const { token, cookie } = await signIn(identity, person.email);
  const client: Client = identity.withToken(token);
  return { ...person, token, cookie, client };
}

/** A contractor with a company, signed in, and an employee of theirs. */
export async function contractorWithEmployee(identity: TestIdentity, companyName = 'Byron & Sons') {
  const contractor = await signedIn(identity, 'contractor', { companyName });
  const employee = await addPerson('contractor_employee', { contractorId: contractor.id });
  await PersonModel.updateOne({ _id: employee.id }, { companyName });
  return { contractor, employee };
}

export const stored = (id: string) => PersonModel.findById(id).orFail().lean();

export async function auditOf(admin: { client: Client }, target: string): Promise<AuditRecord[]> {
  return (await admin.client.get<AuditRecord[]>(`/api/v1/admin/audit?target=${target}`)).body;
}
