import { styled } from '@plaza/ui';
import { useCallback, useMemo, useRef } from 'react';
import { AccountCard } from './account-card';
import type { GroupedListProps } from './account-props';
import { GroupHeading } from './group-heading';
import { type Line, linesOf, useVirtualRowsOnPage } from './use-virtual-rows';

/** The accounts on a narrow screen, one card each. */
export default function AccountCards({ groups, settings, currencies, actions, onEdit }: GroupedListProps) {
  const list = useRef<HTMLUListElement>(null);
  const lines = useMemo(() => linesOf(groups), [groups]);
  const { rendered, after, measure, handleFocus } = useVirtualRowsOnPage(list, lines, { heightOf, gap: lineGap });
  const { remove } = actions;
  const handleRemove = useCallback(
    (id: string) => {
      list.current?.focus({ preventScroll: true });
      void remove(id);
    },
    [remove],
  );
  return (
    <List ref={list} aria-label="Accounts" tabIndex={-1} onFocus={handleFocus}>
      {rendered.flatMap(({ line, index, gap }) => [
        gap > 0 && <li key={`above ${line.key}`} aria-hidden style={{ height: gap }} />,
        line.account ? (
          <AccountCard
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
          <Heading key={line.key} ref={measure} data-index={index}>
            <GroupHeading group={line.group} settings={settings} />
          </Heading>
        ),
      ])}
      {after > 0 && <li key="below" aria-hidden style={{ height: after }} />}
    </List>
  );
}

const lineGap = 8;
const heightOf = ({ account }: Line): number => (account ? 62 : 28);

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${lineGap}px;
  padding: 0;
  list-style: none;
`;

const Heading = styled.li`
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[4]} 0;
  /* Aligns the total with the end of the amounts on the cards. A long name wraps to lines of its own. */
  > span { display: flex; flex-wrap: wrap; gap: 0 ${({ theme }) => theme.space[12]}; padding-inline-end: 33px; white-space: normal; }
  > span > * { overflow-wrap: anywhere; }
  > span > :last-child { margin-inline-start: auto; }
`;
