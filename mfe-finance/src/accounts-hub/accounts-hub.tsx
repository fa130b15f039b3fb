import { Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { useState } from 'react';
import { type HubTab, hubTabs } from './hub-tabs';

/** Everything a person owns and owes, a tab per kind. A single tab needs no strip: its screen has its own heading. */
export function AccountsHub({ tabs = hubTabs }: { tabs?: readonly HubTab[] }) {
  const [chosen, setChosen] = useState(tabs[0]?.id ?? '');
  if (tabs.length === 1) return tabs.map(({ id, Screen }) => <Screen key={id} />);
  return (
    <Tabs value={chosen} onValueChange={setChosen}>
      <TabList label="Value Accounts">
        {tabs.map(({ id, label }) => (
          <Tab key={id} value={id}>
            {label}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, Screen }) => (
        <TabPanel key={id} value={id}>
          <Screen />
        </TabPanel>
      ))}
    </Tabs>
  );
}
