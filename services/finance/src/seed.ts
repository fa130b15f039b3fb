import { NewAccount } from '@plaza/contracts/finance/accounts';
import { parse } from '@plaza/service-kit/errors';
import { Account } from './accounts/account.model';
import { fieldsOf } from './accounts/account-fields';

/** An account to begin with; what is left out is as for a new one. */
export type SeedAccount = Pick<NewAccount, 'name' | 'type'> & Partial<Omit<NewAccount, 'sortOrder'>>;

/** Gives a person accounts, in the order given; does nothing when they have some already. */
export async function seedAccounts(userId: string, accounts: readonly SeedAccount[]): Promise<void> {
  if (await Account.exists({ userId })) return;
  await Account.create(
    accounts.map((account, sortOrder) => ({ ...fieldsOf(parse(NewAccount, account)), userId, sortOrder })),
  );
}
