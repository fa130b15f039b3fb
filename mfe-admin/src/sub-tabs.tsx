import { Stack, Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { useSearchChoice } from '@plaza/web-kit/router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { type SubTabHead, SubTabLoading } from './sub-tab-loading';

interface SubTabsProps<Part extends string> {
  /** The accessible name of the list of tabs. */
  label: string;
  /** The parts in display order. The URL omits the first one. */
  parts: readonly [Part, ...Part[]];
  heads: Readonly<Record<Part, SubTabHead>>;
  /** Shown both while the code of a part and while its data load. */
  skeletons: Readonly<Record<Part, ReactNode>>;
  Content: ComponentType<{ part: Part }>;
}

/** A panel whose parts are tabs; the chosen part is in the URL. */
export function SubTabs<Part extends string>({ label, parts, heads, skeletons, Content }: SubTabsProps<Part>) {
  const [open, setOpen] = useSearchChoice('part', parts);
  return (
    <Tabs value={open} onValueChange={(id) => setOpen(parts.find((one) => one === id) ?? parts[0])}>
      <Stack>
        <TabList label={label}>
          {parts.map((part) => (
            <Tab key={part} value={part}>
              {heads[part].title}
            </Tab>
          ))}
        </TabList>
        {parts.map((part) => (
          <TabPanel key={part} value={part}>
            <Suspense fallback={<SubTabLoading head={heads[part]}>{skeletons[part]}</SubTabLoading>}>
              <Content part={part} />
            </Suspense>
          </TabPanel>
        ))}
      </Stack>
    </Tabs>
  );
}
