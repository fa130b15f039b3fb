import { BadInput, Conflict } from '@plaza/service-kit/errors';
import { type Person, PersonModel } from './user.model';
import { toldElsewhere } from './user-changed-event';

/**
 * The contractor whom an employee is to work for.
 * @throws BadInput `contractor_required`, `contractor_unknown`
 */
export async function demandContractor(id: string | null | undefined): Promise<Person> {
  if (!id) throw refused('Contractor ID is required for contractor employees', 'contractor_required');
  const contractor = await PersonModel.findOne({ _id: id, role: 'contractor', isActive: true }).lean();
  if (!contractor) throw contractorUnknown();
  return contractor;
}

export const contractorUnknown = () => refused('There is no active contractor with this ID.', 'contractor_unknown');

/** @throws Conflict `has_employees`: they would be left without a contractor */
export async function demandNoEmployees({ _id, role }: Person): Promise<void> {
  if (role !== 'contractor') return;
  const count = await PersonModel.countDocuments({ contractorId: _id });
  if (count === 0) return;
  const employees = count === 1 ? '1 employee' : `${count} employees`;
  throw new Conflict('has_employees', `This contractor still has ${employees}. Move or delete them first.`);
}

/** Whether somebody still is a contractor, active or not: asked after a write that relied on it. */
export const isStillContractor = async (id: string): Promise<boolean> =>
  (await PersonModel.exists({ _id: id, role: 'contractor' })) !== null;

/** Leaves no employee tied to somebody who is no contractor any more: one may have come in the last moment. */
export async function releaseEmployees(contractorId: string): Promise<void> {
  for (const { _id } of await PersonModel.find({ contractorId }, { _id: 1 }).lean()) {
    const set = { contractorId: null };
    await PersonModel.updateOne({ _id, contractorId }, { $set: set, $push: toldElsewhere(_id, set) });
  }
}

/** Carries a contractor's company over to their employees. */
export async function carryCompanyOver({ _id, companyName }: Person): Promise<void> {
  await PersonModel.updateMany({ contractorId: _id, companyName: { $ne: companyName } }, { $set: { companyName } });
}

function refused(message: string, code: string) {
  return new BadInput(message, [{ path: 'contractorId', message }], code);
}
