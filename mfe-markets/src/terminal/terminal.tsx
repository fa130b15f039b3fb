import { PageHeader, Stack, styled, Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { useState } from 'react';
import { marketTabs } from './market-tabs';
import { RefreshAll } from './refresh-all';

/** The markets tab: one kind of quotes at a time, and how old they are. */
export function Terminal() {
  const [chosen, setChosen] = useState(marketTabs[0].id);
  const { Status } = marketTabs.find(({ id }) => id === chosen) ?? marketTabs[0];
  return (
    <Stack>
      <PageHeader
        title="Global Markets Terminal"
        subtitle={
          <StatusLine>
            <Status />
          </StatusLine>
        }
        actions={<RefreshAll />}
      />
      <Tabs value={chosen} onValueChange={setChosen}>
        <TabList label="Markets">
          {marketTabs.map(({ id, label }) => (
            <Tab key={id} value={id}>
              {label}
            </Tab>
          ))}
        </TabList>
        {marketTabs.map(({ id, Panel }) => (
          <Content key={id} value={id}>
            <Panel />
          </Content>
        ))}
      </Tabs>
    </Stack>
  );
}

/** As high as a badge also while nothing is known, so that nothing moves when it is. */
const StatusLine = styled.span`
  display: block;
  min-height: 24px;
`;

const Content = styled(TabPanel)`
  padding-top: ${({ theme }) => theme.space[16]};
`;
