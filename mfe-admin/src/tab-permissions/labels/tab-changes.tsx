import type { TabId } from '@plaza/contracts/tabs';
import { Badge, MinusIcon, PlusIcon, styled } from '@plaza/ui';
import { useAreas } from './areas-context';
import { nameTab } from './permission-labels';

interface TabChangesProps {
  added: readonly TabId[];
  removed: readonly TabId[];
}

/** Added and removed tabs, distinguished by a sign and a word. */
export function TabChanges({ added, removed }: TabChangesProps) {
  const areas = useAreas();
  return (
    <List aria-label="Tabs that change">
      {added.map((tab) => (
        <li key={tab}>
          <Badge tone="good">
            <PlusIcon label="Comes:" />
            {nameTab(tab, areas)}
          </Badge>
        </li>
      ))}
      {removed.map((tab) => (
        <li key={tab}>
          <Badge tone="bad">
            <MinusIcon label="Goes:" />
            {nameTab(tab, areas)}
          </Badge>
        </li>
      ))}
    </List>
  );
}

/** The tabs added and removed between two sets. */
export function tabChanges(before: readonly TabId[], after: readonly TabId[]): TabChangesProps {
  return {
    added: after.filter((tab) => !before.includes(tab)),
    removed: before.filter((tab) => !after.includes(tab)),
  };
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[4]};
  padding: 0;
  list-style: none;
`;
