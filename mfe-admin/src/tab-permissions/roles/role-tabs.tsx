import { allTabs } from '@plaza/contracts/permission-graph';
import { type Role, roleBadge } from '@plaza/contracts/roles';
import type { TabId } from '@plaza/contracts/tabs';
import { Button, PageHeader, Stack, styled } from '@plaza/ui';
import type { ReactNode } from 'react';
import { Notice } from '../../notices/notice';
import { TabCards } from '../columns';
import { useAreas } from '../labels/areas-context';
import { sameTabs, type Toggles } from '../state/toggles';
import { TabCard } from './tab-card';

interface RoleTabsProps {
  role: Role;
  tabs: readonly TabId[];
  defaults: readonly TabId[];
  toggles: Toggles;
  onToggle: (tab: TabId, on: boolean) => void;
  onReset: () => void;
  /** The button next to Reset to Default. */
  setDefault: ReactNode;
  /** A notice about this role only. */
  note: ReactNode;
}

/** All tabs, for one role. */
export function RoleTabs({ role, tabs, defaults, toggles, onToggle, onReset, setDefault, note }: RoleTabsProps) {
  const everyTab = allTabs(useAreas());
  return (
    <Body>
      <PageHeader
        level={2}
        title={roleBadge(role)}
        subtitle={`${tabs.length} of ${everyTab.length} tabs on`}
        actions={
          <>
            <Button size="sm" unavailable={sameTabs(tabs, defaults)} onClick={onReset}>
              Reset to Default
            </Button>
            {setDefault}
          </>
        }
      />
      {note}
      {tabs.length === 0 && (
        <Notice tone="attention">
          Without a tab, people with this role only read “No accessible tabs. Contact administrator.”
        </Notice>
      )}
      <TabCards>
        {everyTab.map((tab) => (
          <TabCard
            key={tab}
            tab={tab}
            role={role}
            on={tabs.includes(tab)}
            unsaved={toggles[role]?.[tab] !== undefined}
            onToggle={(on) => onToggle(tab, on)}
          />
        ))}
      </TabCards>
    </Body>
  );
}

const Body = styled(Stack)`
  padding: ${({ theme }) => theme.space[16]};
`;
