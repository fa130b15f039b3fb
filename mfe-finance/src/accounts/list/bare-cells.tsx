import type { Account } from '@plaza/contracts/finance/accounts';
import type { CSSProperties } from 'react';
import { type MoneySettings, shownBalance, shownFactor, shownRate, shownTotalValue } from '../account-figures';
import { ownerOf } from '../owner-groups';
import { renderStatus } from './account-cells';

/** The words of a row where they would stand in its editors, for one that is far from what is seen. */
export function BareCells({ account, settings }: { account: Account; settings: MoneySettings }) {
  return (
    <>
      <td />
      <th scope="row" style={name}>
        {account.name}
      </th>
      <td style={word}>{account.type}</td>
      <td style={word}>{ownerOf(account)}</td>
      <td style={word}>{renderStatus(account.status)}</td>
      <td style={word}>{shownRate(account) || '—'}</td>
      <td style={word}>{account.perks || '—'}</td>
      <td style={word}>{account.notes || '—'}</td>
      <td style={word}>{shownBalance(account, settings)}</td>
      <td style={word}>{account.currency}</td>
      <td style={word}>{shownFactor(account)}</td>
      <td style={name}>{shownTotalValue(account, settings)}</td>
      <td style={word}>{settings.baseCurrency}</td>
      <td />
    </>
  );
}

// Not styled components: there are thousands of these cells.
const word: CSSProperties = {
  paddingInline: 12,
  lineHeight: '33px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
const name: CSSProperties = { ...word, fontWeight: 500 };
