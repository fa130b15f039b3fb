import { NewAccount } from '@plaza/contracts/finance/accounts';
import { parse } from '@plaza/service-kit/errors';
import { Account } from './accounts/account.model';
import { factorFields } from './accounts/account-factors';
import { fieldsOf } from './accounts/account-fields';
import { Rates } from './rates/conversion';
import { wishesOf } from './rates/rates-of-person';

/** The rates of somebody who has set nothing, while no market is asked. */
const withoutMarket = new Rates(wishesOf(null), undefined);

/** An account to begin with; what is left out is as for a new one. */
export type SeedAccount = Pick<NewAccount, 'name' | 'type'> & Partial<Omit<NewAccount, 'sortOrder'>>;

/** Gives a person accounts, in the order given; does nothing when they have some already. */
export async function seedAccounts(userId: string, accounts: readonly SeedAccount[]): Promise<void> {
  if (await Account.exists({ userId })) return;
  await Account.create(
    accounts.map((account, sortOrder) => {
      const asked = parse(NewAccount, account);
      const factor = factorFields(asked.currency, asked.conversionFactor ?? '1', withoutMarket, new Date());
      return { ...fieldsOf(asked), ...factor, userId, sortOrder };
    }),
  );
}
