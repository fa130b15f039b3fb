import { Stack, Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { useSearchChoice } from '@plaza/web-kit/router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { type SubTabHeader, SubTabLoading } from './sub-tab-loading';

interface SubTabsProps<Id extends string> {
  /** The accessible name of the list of tabs. */
  label: string;
  /** The sub-tabs in display order. The URL omits the first one. */
  subTabs: readonly [Id, ...Id[]];
  headers: Readonly<Record<Id, SubTabHeader>>;
  /** Shown both while the code of a sub-tab and while its data load. */
  skeletons: Readonly<Record<Id, ReactNode>>;
  Content: ComponentType<{ subTab: Id }>;
}

/** A panel with tabs of its own; the chosen one is in the URL. */
export function SubTabs<Id extends string>({ label, subTabs, headers, skeletons, Content }: SubTabsProps<Id>) {
  const [open, setOpen] = useSearchChoice('part', subTabs);
  return (
    <Tabs value={open} onValueChange={(id) => setOpen(subTabs.find((one) => one === id) ?? subTabs[0])}>
      <Stack>
        <TabList label={label}>
          {subTabs.map((subTab) => (
            <Tab key={subTab} value={subTab}>
              {headers[subTab].title}
            </Tab>
          ))}
        </TabList>
        {subTabs.map((subTab) => (
          <TabPanel key={subTab} value={subTab}>
            <Suspense fallback={<SubTabLoading header={headers[subTab]}>{skeletons[subTab]}</SubTabLoading>}>
              <Content subTab={subTab} />
            </Suspense>
          </TabPanel>
        ))}
      </Stack>
    </Tabs>
  );
}
