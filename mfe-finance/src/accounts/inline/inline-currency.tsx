import type { Account } from '@plaza/contracts/finance/accounts';
import type { MenuEntry } from '@plaza/ui';
import type { CurrencyGroup } from '../values/currency-groups';
import { InlineMenu } from './inline-menu';
import { Place, Shown } from './inline-styles';

export type PickCurrency = (account: Account, currency: string) => Promise<void>;

interface InlineCurrencyProps {
  account: Account;
  /** The codes to choose from, by kind. Must stay the same object, as every row gets it. */
  choices: readonly CurrencyGroup[];
  pickCurrency: PickCurrency;
}

/** The currency of an account, edited in place by a menu: the factor follows from the rates. */
export function InlineCurrency({ account, choices, pickCurrency }: InlineCurrencyProps) {
  const { currency } = account;
  const items = () => currencyItems(account, choices, pickCurrency);
  return (
    <Place>
      <InlineMenu
        trigger={
          <Shown type="button" aria-label={`Edit Currency: ${currency}`}>
            {currency}
          </Shown>
        }
        items={items}
      />
    </Place>
  );
}

/** The codes by kind, and where no kind has the account's own, that one too. */
function currencyItems(account: Account, choices: readonly CurrencyGroup[], pickCurrency: PickCurrency): MenuEntry[] {
  const { currency } = account;
  const isListed = choices.some(({ codes }) => codes.includes(currency));
  const groups = isListed ? choices : [...choices, { heading: 'Now', codes: [currency] }];
  return groups.flatMap(({ heading, codes }) => [
    { heading },
    ...codes.map((code) => ({
      label: code,
      checked: code === currency,
      onSelect: () => {
        if (code !== currency) void pickCurrency(account, code);
      },
    })),
  ]);
}
