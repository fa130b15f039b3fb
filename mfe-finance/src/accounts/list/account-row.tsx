import type { Account } from '@plaza/contracts/finance/accounts';
import { css, styled } from '@plaza/ui';
import { memo } from 'react';
import type { MoneySettings } from '../account-figures';
import type { CurrencyGroup, PickCurrency } from '../inline/inline-currency';
import type { SaveField } from '../inline/use-inline-edit';
import { MoveHandle } from '../reorder/move-handle';
import { useMovable } from '../reorder/use-movable';
import { AccountCells } from './account-cells';
import { columnTracks, endColumns } from './account-columns';
import { BareCells } from './bare-cells';

export interface AccountRowProps {
  account: Account;
  settings: MoneySettings;
  currencies: readonly CurrencyGroup[];
  saveField: SaveField;
  pickCurrency: PickCurrency;
  onEdit: (account: Account) => void;
  onRemove: (id: string) => void;
}

/** One account: whole where it is near to what is seen, bare text elsewhere. */
export const AccountRow = memo(function AccountRow({ near, ...row }: AccountRowProps & { near: boolean }) {
  if (near) return <MovableRow {...row} />;
  return (
    <Row data-row={row.account.id} $lifted={false}>
      <BareCells account={row.account} settings={row.settings} />
    </Row>
  );
});

/** While something is moved every row follows it, so its cells are kept apart and drawn once. */
function MovableRow(props: AccountRowProps) {
  const { ref, style, isDragging, handle } = useMovable(props.account);
  return (
    <Row ref={ref} style={style} data-row={props.account.id} $lifted={isDragging}>
      <td>
        <MoveHandle name={props.account.name} handle={handle} />
      </td>
      <AccountCells {...props} />
    </Row>
  );
}

const Row = styled.tr<{ $lifted: boolean }>`
  display: grid;
  grid-template-columns: ${columnTracks};
  /* Out of sight it is neither laid out nor painted; an edit lays out its own row and not all of them. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 40px;
  > td, > th {
    min-width: 0;
    min-height: 40px;
    padding: 3px ${({ theme }) => theme.space[4]};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.surface};
    font-weight: ${({ theme }) => theme.weight.normal};
    text-align: start;
  }
  ${endColumns.map((place) => `> :nth-child(${place})`).join(', ')} { text-align: end; }
  &:hover > td, &:hover > th { background: ${({ theme }) => theme.color.hover}; }
  &:last-child > td, &:last-child > th { border-bottom: 0; }
  > td:first-child, > th, > td:nth-child(12), > td:last-child { position: sticky; z-index: ${({ theme }) => theme.layer.sticky}; }
  > td:first-child { left: 0; padding-inline: ${({ theme }) => theme.space[4]} 0; }
  > th { left: 32px; border-inline-end: 1px solid ${({ theme }) => theme.color.line}; }
  > td:nth-child(12) { right: 72px; border-inline-start: 1px solid ${({ theme }) => theme.color.line}; }
  > td:last-child { right: 0; border-inline-start: 1px solid ${({ theme }) => theme.color.line}; }
  ${({ $lifted }) =>
    $lifted &&
    css`
      content-visibility: visible;
      position: relative;
      z-index: ${({ theme }) => theme.layer.sticky + 1};
      > td, > th, &:hover > td, &:hover > th {
        border-block: 1px solid ${({ theme }) => theme.color.focus};
        background: ${({ theme }) => theme.color.raised};
      }
    `}
`;
