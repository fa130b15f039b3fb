import { Stack, Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { useSearchText } from '@plaza/web-kit/router';
import type { ReactNode } from 'react';
import { BlastRadius } from './blast-radius/blast-radius';
import { Configuration } from './configuration/configuration';
import { DrillList } from './drills/drill-list';
import { Now } from './now/now';
import { FindRequest } from './requests/find-request';

interface Part {
  /** As it stands in the address. */
  readonly id: string;
  readonly label: string;
  readonly content: () => ReactNode;
}

/** The parts in their order; a new one is a line here. The first one does not stand in the address. */
const parts: readonly [Part, ...Part[]] = [
  { id: 'now', label: 'Now', content: () => <Now /> },
  { id: 'blast-radius', label: 'Blast Radius', content: () => <BlastRadius /> },
  { id: 'configuration', label: 'Configuration', content: () => <Configuration /> },
  { id: 'requests', label: 'Find a Request', content: () => <FindRequest /> },
  { id: 'drills', label: 'Drills', content: () => <DrillList /> },
];

/** The platform as its operators hold it. For high-level administrators alone. */
export default function Operations() {
  const [named, setNamed] = useSearchText('part');
  const [first] = parts;
  const open = parts.find(({ id }) => id === named) ?? first;
  return (
    <Tabs value={open.id} onValueChange={(id) => setNamed(id === first.id ? '' : id)}>
      <Stack>
        <TabList label="Operations">
          {parts.map(({ id, label }) => (
            <Tab key={id} value={id}>
              {label}
            </Tab>
          ))}
        </TabList>
        {parts.map(({ id, content }) => (
          <TabPanel key={id} value={id}>
            {content()}
          </TabPanel>
        ))}
      </Stack>
    </Tabs>
  );
}
