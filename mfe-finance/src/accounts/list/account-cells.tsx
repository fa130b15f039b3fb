import { accountStatuses, accountTypes } from '@plaza/contracts/finance/choices';
import { Badge, EditIcon, IconButton, styled, TrashIcon } from '@plaza/ui';
import { memo } from 'react';
import { factorOrigin, shownBalance, shownFactor, shownRate, shownTotalValue } from '../account-figures';
import { InlineChoice } from '../inline/inline-choice';
import { InlineCurrency } from '../inline/inline-currency';
import { InlineText } from '../inline/inline-text';
import { ownerOf } from '../owner-groups';
import type { AccountRowProps } from './account-props';

/** Everything of a row but its handle, in the order of the columns. */
export const AccountCells = memo(function AccountCells(props: AccountRowProps) {
  const { account, settings, currencies, saveField, pickCurrency, onEdit, onRemove } = props;
  const inline = { account, saveField };
  return (
    <>
      <Name scope="row">
        <InlineText {...inline} field="name" shown={account.name} />
      </Name>
      <td>
        <InlineChoice {...inline} field="type" choices={accountTypes} />
      </td>
      <td>
        <InlineText {...inline} field="owner" shown={ownerOf(account)} />
      </td>
      <td>
        <InlineChoice {...inline} field="status" choices={accountStatuses} render={renderStatus} />
      </td>
      <Figure>
        <InlineText {...inline} field="interestRate" shown={shownRate(account)} />
      </Figure>
      <td>
        <InlineText {...inline} field="perks" shown={account.perks} />
      </td>
      <td>
        <InlineText {...inline} field="notes" shown={account.notes} />
      </td>
      <Figure>
        <InlineText {...inline} field="balance" shown={shownBalance(account, settings)} />
      </Figure>
      <td>
        <InlineCurrency account={account} choices={currencies} pickCurrency={pickCurrency} />
      </td>
      <Figure>
        <InlineText {...inline} field="conversionFactor" shown={shownFactor(account)} about={factorOrigin(account)} />
      </Figure>
      <Total>{shownTotalValue(account, settings)}</Total>
      <Word>{settings.baseCurrency}</Word>
      <td>
        <Actions>
          <IconButton size="sm" label={`Edit ${account.name}`} onClick={() => onEdit(account)}>
            <EditIcon />
          </IconButton>
          <IconButton size="sm" label={`Delete ${account.name}`} onClick={() => onRemove(account.id)}>
            <TrashIcon />
          </IconButton>
        </Actions>
      </td>
    </>
  );
});

export const renderStatus = (status: string) => (
  <Badge dot tone={status === 'Unlocked' ? 'good' : 'neutral'}>
    {status}
  </Badge>
);

const Name = styled.th`
  && button, && input { font-weight: ${({ theme }) => theme.weight.medium}; }
`;

const Figure = styled.td`
  && { text-align: end; }
`;

const Word = styled.td`
  && { padding-inline: ${({ theme }) => theme.space[12]}; line-height: 33px; }
`;

const Total = styled(Word)`
  && { text-align: end; font-weight: ${({ theme }) => theme.weight.medium}; }
  font-variant-numeric: tabular-nums;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-block: 2px;
  ${({ theme }) => theme.media.hover} {
    opacity: 0;
    transition: opacity ${({ theme }) => theme.motion.fast};
    tr:hover &, tr:focus-within & { opacity: 1; }
  }
`;
