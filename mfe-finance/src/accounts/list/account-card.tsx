import { accountStatuses, accountTypes } from '@plaza/contracts/finance/choices';
import { Button, CardSurface, css, DragHandle, EditIcon, IconButton, styled, TrashIcon } from '@plaza/ui';
import { memo, type ReactNode } from 'react';
import { InlineChoice } from '../inline/inline-choice';
import { InlineCurrency } from '../inline/inline-currency';
import { InlineText } from '../inline/inline-text';
import { useMovable } from '../reorder/use-movable';
import { factorOrigin, shownBalance, shownFactor, shownRate, shownTotalValue } from '../values/account-figures';
import { ownerOf } from '../values/owner-groups';
import { renderStatus } from './account-cells';
import type { AccountRowProps, RenderedRowProps } from './account-props';

/** One account on a narrow screen. */
export const AccountCard = memo(function AccountCard({ index, measure, ...props }: RenderedRowProps) {
  const { account, saveField, onEdit, onRemove } = props;
  const { ref, style, isDragging, handle } = useMovable(account, measure);
  return (
    <Item as="li" ref={ref} style={style} data-index={index} $lifted={isDragging}>
      <Head>
        <DragHandle label={`Move ${account.name}`} {...handle} />
        <InlineText account={account} saveField={saveField} field="name" shown={account.name} />
        <Button size="sm" icon={<EditIcon />} aria-label={`Edit ${account.name}`} onClick={() => onEdit(account)}>
          Edit
        </Button>
        <IconButton size="sm" label={`Delete ${account.name}`} onClick={() => onRemove(account.id)}>
          <TrashIcon />
        </IconButton>
      </Head>
      <CardFields {...props} />
    </Item>
  );
});

const CardFields = memo(function CardFields({
  account,
  settings,
  currencies,
  saveField,
  pickCurrency,
}: AccountRowProps) {
  const inline = { account, saveField };
  const [balance, total] = [shownBalance(account, settings), shownTotalValue(account, settings)];
  const factor = shownFactor(account);
  return (
    <Values>
      <Value label="Balance" figure={balance}>
        <InlineText {...inline} field="balance" shown={balance} />
      </Value>
      <Value label={`Total Value (${account.factorBase})`} figure={total}>
        <Plain>{total}</Plain>
      </Value>
      <Value label="Type">
        <InlineChoice {...inline} field="type" choices={accountTypes} />
      </Value>
      <Value label="Status">
        <InlineChoice {...inline} field="status" choices={accountStatuses} render={renderStatus} />
      </Value>
      <Value label="Owner">
        <InlineText {...inline} field="owner" shown={ownerOf(account)} />
      </Value>
      <Value label="Interest Rate">
        <InlineText {...inline} field="interestRate" shown={shownRate(account)} />
      </Value>
      <Value label="Currency">
        <InlineCurrency account={account} choices={currencies} pickCurrency={pickCurrency} />
      </Value>
      <Value label="Conversion Factor" figure={factor}>
        <InlineText {...inline} field="conversionFactor" shown={factor} about={factorOrigin(account)} />
      </Value>
      <Value label="Perks">
        <InlineText {...inline} field="perks" shown={account.perks} />
      </Value>
      <Value label="Notes">
        <InlineText {...inline} field="notes" shown={account.notes} />
      </Value>
    </Values>
  );
});

/** So many characters of a figure have room in half of a card. */
const roomOfHalf = 16;

/** A field of the card; a long figure has the card's whole width. */
function Value({ label, figure = '', children }: { label: string; figure?: string; children: ReactNode }) {
  return (
    <Pair $wide={figure.length > roomOfHalf}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Pair>
  );
}

const Item = styled(CardSurface)<{ $lifted: boolean }>`
  position: relative;
  padding: ${({ theme }) => theme.space[8]};
  ${({ $lifted, theme }) =>
    $lifted &&
    css`
      z-index: ${theme.layer.sticky};
      border-color: ${theme.color.focus};
      background: ${theme.color.raised};
      box-shadow: ${theme.shadow};
    `}
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[4]};
  font-weight: ${({ theme }) => theme.weight.strong};
`;

const Values = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[4]};
  margin-top: ${({ theme }) => theme.space[4]};
`;

const Pair = styled.div<{ $wide: boolean }>`
  min-width: 0;
  ${({ $wide }) => $wide && css`grid-column: 1 / -1;`}
  > dt { padding-inline: 8px; color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
  textarea, input { text-align: start; min-width: 0; }
`;

const Plain = styled.span`
  display: block;
  padding-inline: 8px;
  line-height: 32px;
  font-variant-numeric: tabular-nums;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
