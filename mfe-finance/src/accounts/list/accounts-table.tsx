import type { Account } from '@plaza/contracts/finance/accounts';
import { css, styled, useScrollEdges, VisuallyHidden } from '@plaza/ui';
import { useCallback, useMemo, useRef } from 'react';
import type { CurrencyGroup } from '../../money/currency-choices';
import { type AccountColumn, endColumns } from '../columns/account-columns';
import { asLength, columnWidths } from '../columns/column-widths';
import type { MoneySettings } from '../values/account-figures';
import type { OwnerGroup } from '../values/owner-groups';
import type { AccountActions } from '../writes/use-account-actions';
import { AccountRow } from './account-row';
import { GroupHeading } from './group-heading';
import { type Line, linesOf, useVirtualRowsInFrame } from './use-virtual-rows';

export interface GroupedListProps {
  groups: readonly OwnerGroup[];
  settings: MoneySettings;
  currencies: readonly CurrencyGroup[];
  actions: AccountActions;
  onEdit: (account: Account) => void;
}

interface AccountsTableProps extends GroupedListProps {
  columns: readonly AccountColumn[];
}

/**
 * The accounts in a frame with its own scrollbar. All rows are siblings, whoever owns the accounts, so that a row keeps
 * its draft when the owner of its account changes.
 */
export function AccountsTable({ groups, settings, currencies, actions, onEdit, columns }: AccountsTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(groups), [groups]);
  const { rendered, after, measure, handleFocus } = useVirtualRowsInFrame(frame, lines, heightOf);
  const widths = useMemo(
    () =>
      columnWidths(
        columns,
        groups.flatMap(({ accounts }) => accounts),
      ),
    [columns, groups],
  );
  useScrollEdges(frame);
  const { remove } = actions;
  // Memoized so that a change renders only its own row again.
  const handleRemove = useCallback(
    (id: string) => {
      frame.current?.focus({ preventScroll: true }); // the pressed button is removed with its row
      void remove(id);
    },
    [remove],
  );
  return (
    <Frame
      ref={frame}
      role="region"
      aria-label="Accounts"
      tabIndex={0}
      onFocus={handleFocus}
      $start={asLength(widths.get('move'), widths.get('name'))}
      $end={asLength(widths.get('actions'))}
    >
      <Root
        aria-label="Accounts"
        aria-rowcount={lines.length + 1}
        style={{ minWidth: asLength(...columns.map(({ id }) => widths.get(id))) }}
      >
        <colgroup>
          {columns.map(({ id }) => (
            <col key={id} style={{ width: asLength(widths.get(id)) }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <Head key={id} scope="col" data-column={id} $end={endColumns.has(id)}>
                {id === 'move' ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rendered.flatMap(({ line, index, gap }) => [
            gap > 0 && <Gap key={`above ${line.key}`} columns={columns.length} height={gap} />,
            line.account ? (
              <AccountRow
                key={line.key}
                index={index}
                measure={measure}
                columns={columns}
                account={line.account}
                settings={settings}
                currencies={currencies}
                saveField={actions.saveField}
                pickCurrency={actions.pickCurrency}
                onEdit={onEdit}
                onRemove={handleRemove}
              />
            ) : (
              <tr key={line.key} aria-rowindex={index + 2}>
                <GroupCell scope="colgroup" colSpan={columns.length}>
                  <GroupHeading group={line.group} settings={settings} />
                </GroupCell>
              </tr>
            ),
          ])}
          {after > 0 && <Gap key="below" columns={columns.length} height={after} />}
        </tbody>
      </Root>
    </Frame>
  );
}

const heightOf = ({ account }: Line): number => (account ? 40 : 36);

/** Takes the space of the rows that are not rendered. */
const Gap = ({ columns, height }: { columns: number; height: number }) => (
  <tr aria-hidden>
    <td colSpan={columns} style={{ height, padding: 0 }} />
  </tr>
);

/** The same shadow as at the edges of all other tables. */
const edgeShadow = css`
  content: '';
  position: absolute;
  inset-block: 0;
  width: 16px;
  pointer-events: none;
`;

/** The columns with the name and the buttons are sticky; the others scroll underneath. */
const Frame = styled.div<{ $start: string; $end: string }>`
  position: relative;
  max-height: max(420px, 72vh);
  overflow: auto;
  /* Keeps a focused element from being covered by the sticky header, name and buttons. */
  scroll-padding: 84px ${({ $end }) => $end} 16px ${({ $start }) => $start};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  tr > :first-child:not([colspan]), tr > :nth-child(2), [data-column='actions'] {
    position: sticky;
    z-index: ${({ theme }) => theme.layer.sticky};
  }
  tr > :first-child { left: 0; }
  tr > :nth-child(2) { left: 32px; border-inline-end: 1px solid ${({ theme }) => theme.color.line}; }
  [data-column='actions'] { right: 0; }
  thead > tr > :first-child:not([colspan]), thead > tr > :nth-child(2), thead [data-column='actions'] {
    z-index: ${({ theme }) => theme.layer.sticky + 3};
  }
  @media print {
    max-height: none;
    overflow: visible;
    font-size: 9px;
    table { min-width: 0 !important; table-layout: auto; }
    col { width: auto !important; }
    thead th { height: auto; padding: 4px 3px; font-size: 9px; white-space: normal; }
    tbody td, tbody th { height: auto; padding: 3px; }
    tr > :first-child:not([colspan]), [data-column='actions'] { display: none; }
    tr > * { position: static !important; }
    tr { break-inside: avoid; }
    [data-column='status'] * { font-size: 9px; }
    [data-column='status'] button > * { padding-inline: 4px; }
    button, td > span { height: auto; padding-inline: 0; line-height: 1.5; white-space: normal; }
  }
  /* A shadow at the edge indicates that there is more content to scroll to. */
  &[data-before] tr > :nth-child(2)::after { ${edgeShadow} left: 100%; background: linear-gradient(to right, ${({ theme }) => theme.color.edgeShade}, transparent); }
  &[data-beyond] [data-column='actions']::before { ${edgeShadow} right: 100%; border-right: 1px solid ${({ theme }) => theme.color.line}; background: linear-gradient(to left, ${({ theme }) => theme.color.edgeShade}, transparent); }
`;

const Root = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
`;

const Head = styled.th<{ $end: boolean }>`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.sticky + 2};
  height: 36px;
  padding: 0 ${({ theme }) => theme.space[12]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.medium};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  white-space: nowrap;
`;

const GroupCell = styled.th`
  position: sticky;
  top: 36px;
  z-index: ${({ theme }) => theme.layer.sticky + 1};
  height: 36px;
  padding: 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
  text-align: start;
  > span { position: sticky; left: ${({ theme }) => theme.space[16]}; max-width: 480px; }
`;
