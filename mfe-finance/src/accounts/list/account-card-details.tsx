import { accountStatuses, accountTypes } from '@plaza/contracts/finance/choices';
import { Button, css, EditIcon, focusAfterRemoval, styled, TrashIcon } from '@plaza/ui';
import type { ReactNode } from 'react';
import { InlineChoice } from '../inline/inline-choice';
import { InlineCurrency } from '../inline/inline-currency';
import { InlineText } from '../inline/inline-text';
import { factorOrigin, shownBalance, shownFactor, shownRate } from '../values/account-figures';
import { ownerOf } from '../values/owner-groups';
import { renderStatus } from './account-cells';
import type { AccountRowProps } from './account-props';

/**
 * The fields that do not fit on the front of an account's card, edited in place. Fields without a value can be edited
 * in the dialog only.
 */
export function AccountCardDetails(props: AccountRowProps) {
  const { account, settings, currencies, saveField, pickCurrency, onEdit, onRemove } = props;
  const inline = { account, saveField };
  const balance = shownBalance(account, settings);
  const factor = shownFactor(account);
  return (
    <>
      <Values ref={focusAfterRemoval}>
        <Value label="Name" wide>
          <InlineText {...inline} field="name" shown={account.name} />
        </Value>
        <Value label="Balance" wide={balance.length > roomOfHalf}>
          <InlineText {...inline} field="balance" shown={balance} />
        </Value>
        <Value label="Currency">
          <InlineCurrency account={account} choices={currencies} pickCurrency={pickCurrency} />
        </Value>
        <Value label="Status">
          <InlineChoice {...inline} field="status" choices={accountStatuses} render={renderStatus} />
        </Value>
        <Value label="Type">
          <InlineChoice {...inline} field="type" choices={accountTypes} />
        </Value>
        <Value label="Owner">
          <InlineText {...inline} field="owner" shown={ownerOf(account)} />
        </Value>
        {account.interestRate !== null && (
          <Value label="Interest Rate">
            <InlineText {...inline} field="interestRate" shown={shownRate(account)} />
          </Value>
        )}
        {account.currency !== account.factorBase && (
          <Value label={`Conversion Factor (${account.factorBase})`} wide={factor.length > roomOfHalf}>
            <InlineText {...inline} field="conversionFactor" shown={factor} about={factorOrigin(account)} />
          </Value>
        )}
        {account.perks && (
          <Value label="Perks" wide>
            <InlineText {...inline} field="perks" shown={account.perks} />
          </Value>
        )}
        {account.notes && (
          <Value label="Notes" wide>
            <InlineText {...inline} field="notes" shown={account.notes} />
          </Value>
        )}
      </Values>
      <Actions>
        <Button icon={<EditIcon />} aria-label={`Edit ${account.name}`} onClick={() => onEdit(account)}>
          Edit
        </Button>
        <Button icon={<TrashIcon />} aria-label={`Delete ${account.name}`} onClick={() => onRemove(account.id)}>
          Delete
        </Button>
      </Actions>
    </>
  );
}

/** The number of characters of a figure that fit in half the width of a card. */
const roomOfHalf = 16;

/** A labeled value on the card; a wide one takes the full width of the card. */
function Value({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <TwoColumns $wide={wide}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </TwoColumns>
  );
}

const Values = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[4]};
  margin: 0 ${({ theme }) => theme.space[8]};
  padding-top: ${({ theme }) => theme.space[8]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

const TwoColumns = styled.div<{ $wide: boolean }>`
  min-width: 0;
  ${({ $wide }) => $wide && css`grid-column: 1 / -1;`}
  > dt { padding-inline: 8px; color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
  textarea, input { text-align: start; min-width: 0; }
  ${({ theme }) => theme.media.touch} { > dd :is(button, input, textarea) { min-height: 44px; } }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[8]};
`;
