import type { Account } from '@plaza/contracts/finance/accounts';
import { styled, VisuallyHidden } from '@plaza/ui';
import { useCallback, useRef } from 'react';
import type { MoneySettings } from '../account-figures';
import type { CurrencyGroup } from '../inline/inline-currency';
import type { OwnerGroup } from '../owner-groups';
import type { AccountActions } from '../use-account-actions';
import { accountColumns, columnTracks, tableWidth } from './account-columns';
import { AccountRow } from './account-row';
import { GroupHeading } from './group-heading';
import { useNearRows } from './near-rows';

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
  const body = useRef<HTMLTableSectionElement>(null);
  const isNear = useNearRows(
    body,
    groups.reduce((sum, { accounts }) => sum + accounts.length, 0),
  );
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
    <Frame ref={frame} role="region" aria-label="Accounts" tabIndex={0}>
      <Root aria-label="Accounts">
        <thead>
          <HeadRow>
            {accountColumns.map(({ id, header, end, silent }) => (
              <Head key={id} scope="col" $end={end}>
                {silent ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </Head>
            ))}
          </HeadRow>
        </thead>
        <tbody ref={body}>
          {groups.flatMap((group) => [
            <GroupRow key={`owner ${group.owner}`}>
              <GroupCell scope="colgroup" colSpan={accountColumns.length}>
                <GroupHeading group={group} settings={settings} />
              </GroupCell>
            </GroupRow>,
            ...group.accounts.map((account) => (
              <AccountRow
                key={account.id}
                near={isNear(account.id)}
                account={account}
                settings={settings}
                currencies={currencies}
                saveField={actions.saveField}
                pickCurrency={actions.pickCurrency}
                onEdit={onEdit}
                onRemove={handleRemove}
              />
            )),
          ])}
        </tbody>
      </Root>
    </Frame>
  );
}

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

// Not laid out as a table, which would lay out every row with each change of one.
const Root = styled.table`
  display: block;
  min-width: ${tableWidth}px;
  > thead {
    display: block;
    position: sticky;
    top: 0;
    z-index: ${({ theme }) => theme.layer.sticky + 2};
  }
  > tbody { display: block; }
`;

const HeadRow = styled.tr`
  display: grid;
  grid-template-columns: ${columnTracks};
`;

const Head = styled.th<{ $end: boolean | undefined }>`
  min-width: 0;
  height: 36px;
  padding: 0 ${({ theme }) => theme.space[12]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: 35px;
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  white-space: nowrap;
  &:nth-child(-n + 2), &:nth-child(12), &:last-child { position: sticky; z-index: 1; }
  &:first-child { left: 0; }
  &:nth-child(12) { right: 72px; border-inline-start: 1px solid ${({ theme }) => theme.color.line}; }
  &:nth-child(2) { left: 32px; border-inline-end: 1px solid ${({ theme }) => theme.color.line}; }
  &:last-child { right: 0; border-inline-start: 1px solid ${({ theme }) => theme.color.line}; }
`;

const GroupRow = styled.tr`
  display: block;
  position: sticky;
  top: 36px;
  z-index: ${({ theme }) => theme.layer.sticky + 1};
`;

const GroupCell = styled.th`
  display: block;
  height: 36px;
  padding: 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
  line-height: 35px;
  text-align: start;
  > span { position: sticky; left: ${({ theme }) => theme.space[16]}; max-width: 480px; }
`;
