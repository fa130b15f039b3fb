import { styled } from '@plaza/ui';
import { useCallback, useRef } from 'react';
import { AccountCard } from './account-card';
import type { GroupedListProps } from './accounts-table';
import { GroupHeading } from './group-heading';

/** The same list on a narrow screen, a card per account. */
export function AccountCards({ groups, settings, currencies, actions, onEdit }: GroupedListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { remove } = actions;
  const handleRemove = useCallback(
    (id: string) => {
      list.current?.focus({ preventScroll: true });
      void remove(id);
    },
    [remove],
  );
  return (
    <List ref={list} aria-label="Accounts" tabIndex={-1}>
      {groups.flatMap((group) => [
        <Heading key={`owner ${group.owner}`}>
          <GroupHeading group={group} settings={settings} />
        </Heading>,
        ...group.accounts.map((account) => (
          <AccountCard
            key={account.id}
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
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[8]};
  padding: 0;
  list-style: none;
`;

const Heading = styled.li`
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[4]} 0;
`;
