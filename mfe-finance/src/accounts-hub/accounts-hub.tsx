import { styled, Tab, TabList, TableSkeleton, TabPanel, Tabs } from '@plaza/ui';
import { lazyChunk } from '@plaza/web-kit';
import { Suspense, useState } from 'react';
import { hubTabs } from './hub-tabs';

const TransferMenu = lazyChunk(() => import('../transfer/transfer-menu'));

/** Everything a person owns, owes, earns and spends, a tab per kind. */
export function AccountsHub() {
  const [chosen, setChosen] = useState('accounts');
  return (
    <Tabs value={chosen} onValueChange={setChosen}>
      <Above>
        <Suspense fallback={null}>
          <TransferMenu />
        </Suspense>
      </Above>
      <TabList label="Value Accounts">
        {hubTabs.map(({ id, label }) => (
          <Tab key={id} value={id}>
            {label}
          </Tab>
        ))}
      </TabList>
      {hubTabs.map(({ id, Screen }) => (
        <TabPanel key={id} value={id}>
          <Suspense fallback={<TableSkeleton rows={6} columns={5} />}>
            <Screen />
          </Suspense>
        </TabPanel>
      ))}
    </Tabs>
  );
}

const Above = styled.div`
  display: flex;
  justify-content: flex-end;
  min-height: 32px;
`;
