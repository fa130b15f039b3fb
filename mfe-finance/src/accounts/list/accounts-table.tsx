import type { Account } from '@plaza/contracts/finance/accounts';
import { styled, VisuallyHidden } from '@plaza/ui';
import { useCallback, useMemo, useRef } from 'react';
import type { MoneySettings } from '../account-figures';
import type { CurrencyGroup } from '../inline/inline-currency';
import type { OwnerGroup } from '../owner-groups';
import type { AccountActions } from '../use-account-actions';
import { accountColumns, tableWidth } from './account-columns';
import { AccountRow } from './account-row';
import { GroupHeading } from './group-heading';
import { type Line, linesOf, useLinesInFrame } from './use-drawn-lines';

export interface GroupedListProps {
  groups: readonly OwnerGroup[];
  settings: MoneySettings;
  currencies: readonly CurrencyGroup[];
  actions: AccountActions;
  onEdit: (account: Account) => void;
}

/**
 * The accounts in a frame that scrolls by itself. All rows are siblings, whoever owns them, so that a row keeps what
 * is being typed in it when its owner changes.
 */
export function AccountsTable({ groups, settings, currencies, actions, onEdit }: GroupedListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(groups), [groups]);
  const { drawn, after, measure, handleFocus } = useLinesInFrame(frame, lines, heightOf);
  const { remove } = actions;
  // Stays the same function, so that a change draws its own row anew and not all of them.
  const handleRemove = useCallback(
    (id: string) => {
      frame.current?.focus({ preventScroll: true }); // the pressed button goes with its row
      void remove(id);
    },
    [remove],
  );
  return (
    <Frame ref={frame} role="region" aria-label="Accounts" tabIndex={0} onFocus={handleFocus}>
      <Root aria-label="Accounts" aria-rowcount={lines.length + 1}>
        <colgroup>
          {accountColumns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {accountColumns.map(({ id, header, end, silent }) => (
              <Head key={id} scope="col" $end={end}>
                {silent ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.flatMap(({ line, index, gap }) => [
            gap > 0 && <Gap key={`above ${line.key}`} height={gap} />,
            line.account ? (
              <AccountRow
                key={line.key}
                index={index}
                measure={measure}
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
                <GroupCell scope="colgroup" colSpan={accountColumns.length}>
                  <GroupHeading group={line.group} settings={settings} />
                </GroupCell>
              </tr>
            ),
          ])}
          {after > 0 && <Gap key="below" height={after} />}
        </tbody>
      </Root>
    </Frame>
  );
}

const heightOf = ({ account }: Line): number => (account ? 40 : 36);

/** The place of rows that are not drawn. */
const Gap = ({ height }: { height: number }) => (
  <tr aria-hidden>
    <td colSpan={accountColumns.length} style={{ height, padding: 0 }} />
  </tr>
);

const Frame = styled.div`
  position: relative;
  max-height: max(420px, 72vh);
  overflow: auto;
  /* What gets the focus must not end up below the pinned header and names. */
  scroll-padding: 84px 232px 16px 232px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
`;

const Root = styled.table`
  width: 100%;
  min-width: ${tableWidth}px;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
`;

const Head = styled.th<{ $end: boolean | undefined }>`
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
  &:nth-child(-n + 2), &:nth-child(12), &:last-child { z-index: ${({ theme }) => theme.layer.sticky + 3}; }
  &:first-child { left: 0; }
  &:nth-child(12) { right: 72px; border-inline-start: 1px solid ${({ theme }) => theme.color.line}; }
  &:nth-child(2) { left: 32px; border-inline-end: 1px solid ${({ theme }) => theme.color.line}; }
  &:last-child { right: 0; border-inline-start: 1px solid ${({ theme }) => theme.color.line}; }
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
