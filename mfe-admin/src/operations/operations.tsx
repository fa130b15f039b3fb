import { Stack, Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { useSearchChoice } from '@plaza/web-kit/router';
import type { ReactNode } from 'react';
import { BlastRadius } from './blast-radius/blast-radius';
import { DrillList } from './drills/drill-list';
import { Now } from './now/now';

const parts = ['now', 'blast-radius', 'drills'] as const;
type Part = (typeof parts)[number];

/** Each part with its label; a new one is a line in each of the two. */
const panels: Record<Part, { readonly label: string; readonly content: () => ReactNode }> = {
  now: { label: 'Now', content: () => <Now /> },
  'blast-radius': { label: 'Blast Radius', content: () => <BlastRadius /> },
  drills: { label: 'Drills', content: () => <DrillList /> },
};

/** How the gateway and what is behind it fare. For high-level administrators alone. */
export default function Operations() {
  const [part, setPart] = useSearchChoice('part', parts);
  return (
    <Tabs value={part} onValueChange={(id) => setPart(parts.find((one) => one === id) ?? parts[0])}>
      <Stack>
        <TabList label="Operations">
          {parts.map((id) => (
            <Tab key={id} value={id}>
              {panels[id].label}
            </Tab>
          ))}
        </TabList>
        {parts.map((id) => (
          <TabPanel key={id} value={id}>
            {panels[id].content()}
          </TabPanel>
        ))}
      </Stack>
    </Tabs>
  );
}
