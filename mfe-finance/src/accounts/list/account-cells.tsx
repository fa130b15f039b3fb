import { accountStatuses, accountTypes } from '@plaza/contracts/finance/choices';
import { Badge, EditIcon, IconButton, styled, TrashIcon } from '@plaza/ui';
import { memo, type ReactNode } from 'react';
import { type AccountColumnId, endColumns } from '../columns/account-columns';
import { InlineChoice } from '../inline/inline-choice';
import { InlineCurrency } from '../inline/inline-currency';
import { InlineText } from '../inline/inline-text';
import { factorOrigin, shownBalance, shownFactor, shownRate, shownTotalValue } from '../values/account-figures';
import { ownerOf } from '../values/owner-groups';
import type { AccountCellsProps, AccountRowProps } from './account-props';

type Content = (props: AccountRowProps) => ReactNode;

/** The content of each column. */
const contents: Readonly<Record<Exclude<AccountColumnId, 'move'>, Content>> = {
  name: ({ account, saveField }) => (
    <InlineText account={account} saveField={saveField} field="name" shown={account.name} twoLines />
  ),
  type: ({ account, saveField }) => (
    <InlineChoice account={account} saveField={saveField} field="type" choices={accountTypes} />
  ),
  owner: ({ account, saveField }) => (
    <InlineText account={account} saveField={saveField} field="owner" shown={ownerOf(account)} />
  ),
  status: ({ account, saveField }) => (
    <InlineChoice
      account={account}
      saveField={saveField}
      field="status"
      choices={accountStatuses}
      render={renderStatus}
    />
  ),
  interestRate: ({ account, saveField }) => (
    <InlineText account={account} saveField={saveField} field="interestRate" shown={shownRate(account)} />
  ),
  perks: ({ account, saveField }) => (
    <InlineText account={account} saveField={saveField} field="perks" shown={account.perks} />
  ),
  notes: ({ account, saveField }) => (
    <InlineText account={account} saveField={saveField} field="notes" shown={account.notes} />
  ),
  balance: ({ account, saveField, settings }) => (
    <InlineText account={account} saveField={saveField} field="balance" shown={shownBalance(account, settings)} />
  ),
  currency: ({ account, currencies, pickCurrency }) => (
    <InlineCurrency account={account} choices={currencies} pickCurrency={pickCurrency} />
  ),
  conversionFactor: ({ account, saveField }) => (
    <InlineText
      account={account}
      saveField={saveField}
      field="conversionFactor"
      shown={shownFactor(account)}
      about={factorOrigin(account)}
    />
  ),
  totalValue: ({ account, settings }) => <Total>{shownTotalValue(account, settings)}</Total>,
  displayCurrency: ({ account }) => <Word>{account.factorBase}</Word>,
  actions: ({ account, onEdit, onRemove }) => (
    <Actions>
      <IconButton size="sm" label={`Edit ${account.name}`} onClick={() => onEdit(account)}>
        <EditIcon />
      </IconButton>
      <IconButton size="sm" label={`Delete ${account.name}`} onClick={() => onRemove(account.id)}>
        <TrashIcon />
      </IconButton>
    </Actions>
  ),
};

/** All cells of a row except the drag handle, in the order of the columns. */
export const AccountCells = memo(function AccountCells({ columns, ...props }: AccountCellsProps) {
  return columns.map(({ id }) => {
    if (id === 'move') return null;
    const content = contents[id](props);
    return id === 'name' ? (
      <Name key={id} scope="row">
        {content}
      </Name>
    ) : (
      <Cell key={id} data-column={id} $end={endColumns.has(id)}>
        {content}
      </Cell>
    );
  });
});

export const renderStatus = (status: string) => (
  <Badge dot tone={status === 'Unlocked' ? 'good' : 'neutral'}>
    {status}
  </Badge>
);

const Name = styled.th`
  && button, && input { font-weight: ${({ theme }) => theme.weight.medium}; }
`;

const Cell = styled.td<{ $end: boolean }>`
  && { text-align: ${({ $end }) => ($end ? 'end' : 'start')}; }
`;

const Word = styled.span`
  display: block;
  padding-inline: ${({ theme }) => theme.space[8]};
  line-height: 33px;
`;

const Total = styled(Word)`
  font-weight: ${({ theme }) => theme.weight.medium};
  font-variant-numeric: tabular-nums;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-block: 2px;
`;
