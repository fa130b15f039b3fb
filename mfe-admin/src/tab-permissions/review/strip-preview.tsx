import { type Role, roleBadge } from '@plaza/contracts/roles';
import type { TabId } from '@plaza/contracts/tabs';
import { CardSurface, styled, Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { useState } from 'react';
import { useAreas } from '../labels/areas-context';
import { nameTab, tabLeadsTo } from '../labels/permission-labels';

interface StripPreviewProps {
  role: Role;
  when: 'now' | 'after';
  tabs: readonly TabId[];
}

/**
 * The tabs as the dashboard shows them to a role. Where the dashboard would show a tab's content, this says what it
 * opens.
 */
export function StripPreview({ role, when, tabs }: StripPreviewProps) {
  const areas = useAreas();
  const [chosen, setChosen] = useState<string>();
  const active = tabs.find((tab) => tab === chosen) ?? tabs[0];
  return (
    <figure>
      <Caption>{when === 'now' ? 'Now' : 'After saving'}</Caption>
      <Frame>
        {active ? (
          <Tabs value={active} onValueChange={setChosen}>
            <TabList label={`As ${roleBadge(role)}, ${when === 'now' ? 'now' : 'after saving'}`}>
              {tabs.map((tab) => (
                <Tab key={tab} value={tab}>
                  {nameTab(tab, areas)}
                </Tab>
              ))}
            </TabList>
            <TabPanel value={active}>
              <Leads>{tabLeadsTo(active, areas)}</Leads>
            </TabPanel>
          </Tabs>
        ) : (
          <Leads>No accessible tabs. Contact administrator.</Leads>
        )}
      </Frame>
    </figure>
  );
}

const Caption = styled.figcaption`
  margin-bottom: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;

const Frame = styled(CardSurface)`
  overflow: hidden;
  background: ${({ theme }) => theme.color.ground};
`;

const Leads = styled.p`
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
