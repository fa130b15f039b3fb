import type { ErrorEnvelope } from '@plaza/contracts/errors';
import type { AuditRecord } from '@plaza/contracts/identity/audit';
import type { UserAnswer } from '@plaza/contracts/identity/user-administration';
import type { Role } from '@plaza/contracts/roles';
import type { Client } from '@plaza/test-kit/http';
import { UserModel, type UserRecord } from '../users/user.model';
import { signIn, type TestIdentity, userFixture } from './identity';

export const usersPath = '/api/v1/admin/users';

/** The fields of these calls' answers, whether they succeed or fail. */
export type UserBody = Omit<ErrorEnvelope, 'success'> & Pick<UserAnswer, 'user' | 'companyName' | 'company_name'>;

/** A signed-in user of a role. */
export async function signedIn(identity: TestIdentity, role: Role, fields: Partial<UserRecord> = {}) {
  const user = await userFixture(role, fields.contractorId ? { contractorId: fields.contractorId } : {});
  await UserModel.updateOne({ _id: user.id }, fields);
  const { token, cookie } = await signIn(identity, user.email);
  const client: Client = identity.withToken(token);
  return { ...user, token, cookie, client };
}

/** A signed-in contractor with a company, and one of their employees. */
export async function contractorWithEmployee(identity: TestIdentity, companyName = 'Byron & Sons') {
  const contractor = await signedIn(identity, 'contractor', { companyName });
  const employee = await userFixture('contractor_employee', { contractorId: contractor.id });
  await UserModel.updateOne({ _id: employee.id }, { companyName });
  return { contractor, employee };
}

/** A stored user, without `outbox`, whose events may be sent at any moment. */
export const stored = (id: string) => UserModel.findById(id, { outbox: 0 }).orFail().lean();

export async function auditOf(admin: { client: Client }, target: string): Promise<AuditRecord[]> {
  return (await admin.client.get<AuditRecord[]>(`/api/v1/admin/audit?target=${target}`)).body;
}
