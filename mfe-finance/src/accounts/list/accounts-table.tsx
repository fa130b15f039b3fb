import { css, styled, useScrollEdges } from '@plaza/ui';
import { useCallback, useMemo, useRef } from 'react';
import type { AccountColumn } from '../columns/account-columns';
import { asLength, columnWidths } from '../columns/column-widths';
import type { GroupedListProps } from './account-props';
import { AccountsTableBody } from './accounts-table-body';
import { AccountsTableHead } from './accounts-table-head';
import { type Line, linesOf, useVirtualRowsInFrame } from './use-virtual-rows';

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
        <AccountsTableHead columns={columns} />
        <AccountsTableBody
          rendered={rendered}
          after={after}
          measure={measure}
          columns={columns}
          settings={settings}
          currencies={currencies}
          actions={actions}
          onEdit={onEdit}
          onRemove={handleRemove}
        />
      </Root>
    </Frame>
  );
}

const heightOf = ({ account }: Line): number => (account ? 40 : 36);

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
