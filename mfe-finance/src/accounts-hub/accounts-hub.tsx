import { styled, Tab, TabList, TableSkeleton, TabPanel, Tabs, usePhone } from '@plaza/ui';
import { Suspense } from 'react';
import { LazyImportExportMenu } from '../import-export/lazy-import-export-menu';
import { useFreshRates } from '../settings/use-fresh-rates';
import { type HubTabId, useHubTab } from './hub-address';
import { hubTabs } from './hub-tabs';

/** Everything a user owns, owes, earns and spends, with one tab for each kind. */
export default function AccountsHub() {
  const [open, setOpen] = useHubTab();
  const isPhone = usePhone();
  useFreshRates();
  return (
    <Tabs value={open} onValueChange={(id) => setOpen(id as HubTabId)}>
      <Strip data-print="hide">
        <TabList label="Value Accounts">
          {hubTabs.map(({ id, label }) => (
            <Tab key={id} value={id}>
              {label}
            </Tab>
          ))}
        </TabList>
        {/* On a phone, each screen has this menu among its own actions. */}
        {!isPhone && <LazyImportExportMenu />}
      </Strip>
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

const Strip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${({ theme }) => theme.space[12]};
  margin-bottom: ${({ theme }) => theme.space[24]};
  /* Extends the line below the tabs to the edge of the cards. */
  box-shadow: inset 0 -1px ${({ theme }) => theme.color.line};
  > :nth-child(2) { align-self: center; }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin-bottom: ${({ theme }) => theme.space[8]};
  }
`;
