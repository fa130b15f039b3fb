import type { Role } from '@plaza/contracts/roles';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { UserIdCounterModel } from './user-id-counter.model';

const prefixes: Record<Role, string> = {
  user: 'CUS',
  municipal_government: 'MUN',
  contractor_employee: 'EMP',
  contractor: 'CON',
  admin_low: 'ADL',
  admin_high: 'ADM',
};

/** The next id of a role, like `CON-000042`. Numbers may be skipped, but are never used twice. */
export async function nextCustomId(role: Role): Promise<string> {
  const prefix = prefixes[role];
  const number = await increment(prefix).catch((error) => {
    if (!isDuplicateKey(error)) throw error;
    return increment(prefix); // a concurrent request has created the counter
  });
  return `${prefix}-${String(number).padStart(6, '0')}`;
}

async function increment(prefix: string): Promise<number> {
  const { lastNumber } = await UserIdCounterModel.findOneAndUpdate(
    { _id: prefix },
    { $inc: { lastNumber: 1 } },
    { upsert: true, returnDocument: 'after' },
  )
    .orFail()
    .lean();
  return lastNumber;
}
