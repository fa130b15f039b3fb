import type { Account } from '@plaza/contracts/finance/accounts';
import type { MenuEntry } from '@plaza/ui';
import type { CurrencyGroup } from '../../money/currency-choices';
import { InlineMenu } from './inline-menu';
import { Place, Shown } from './inline-styles';

export type PickCurrency = (account: Account, currency: string) => Promise<void>;

interface InlineCurrencyProps {
  account: Account;
  /** The codes to choose from, by kind. Must be a stable reference, as every row receives it. */
  choices: readonly CurrencyGroup[];
  pickCurrency: PickCurrency;
}

/** The currency of an account, edited in place with a menu. The factor is then set from the rates. */
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

/** The codes by kind, plus the account's own currency if no kind contains it. */
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
