import { Conflict, InvalidInput } from '@plaza/service-kit/errors';
import { UserModel, type UserRecord } from './user.model';
import { userChangedEvent } from './user-changed-event';

/**
 * The contractor of an employee.
 * @throws InvalidInput `contractor_required`, `contractor_unknown`
 */
export async function requireContractor(id: string | null | undefined): Promise<UserRecord> {
  if (!id) throw badContractor('Contractor ID is required for contractor employees', 'contractor_required');
  const contractor = await UserModel.findOne({ _id: id, role: 'contractor', isActive: true }).lean();
  if (!contractor) throw contractorUnknown();
  return contractor;
}

export const contractorUnknown = () =>
  badContractor('There is no active contractor with this ID.', 'contractor_unknown');

function badContractor(message: string, code: string) {
  return new InvalidInput(message, [{ path: 'contractorId', message }], code);
}

/** @throws Conflict `has_employees` for a contractor whose employees would be left without one */
export async function requireNoEmployees({ _id, role }: UserRecord): Promise<void> {
  if (role !== 'contractor') return;
  const count = await UserModel.countDocuments({ contractorId: _id });
  if (count === 0) return;
  const employees = count === 1 ? '1 employee' : `${count} employees`;
  throw new Conflict('has_employees', `This contractor still has ${employees}. Move or delete them first.`);
}

/** Whether a user is still a contractor, active or not. Call it after a write that relied on it. */
export const isStillContractor = async (id: string): Promise<boolean> =>
  (await UserModel.exists({ _id: id, role: 'contractor' })) !== null;

/** Detaches the employees of a user who is no longer a contractor, including one added at the last moment. */
export async function releaseEmployees(contractorId: string): Promise<void> {
  for (const { _id } of await UserModel.find({ contractorId }, { _id: 1 }).lean()) {
    const set = { contractorId: null };
    await UserModel.updateOne({ _id, contractorId }, { $set: set, $push: userChangedEvent(_id, set) });
  }
}

/** Copies a contractor's company to their employees. */
export async function copyCompanyToEmployees({ _id, companyName }: UserRecord): Promise<void> {
  await UserModel.updateMany({ contractorId: _id, companyName: { $ne: companyName } }, { $set: { companyName } });
}
