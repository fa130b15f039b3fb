import { isAdministrator } from '@plaza/contracts/roles';
import { PageHeader, Stack, Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { lazyChunk, useUser } from '@plaza/web-kit';
import { useSearchChoice } from '@plaza/web-kit/router';
import { Suspense, useState } from 'react';
import { BusinessSkeleton } from './business/business-skeleton';
import { FindContractors } from './directory/find-contractors';
import { CatalogSkeleton } from './service-catalog/catalog-skeleton';

const Business = lazyChunk(() => import('./business/business'));
const Catalog = lazyChunk(() => import('./service-catalog/catalog'));

const labels = { find: 'Find', business: 'My Business', catalogue: 'Catalogue' } as const;
type View = keyof typeof labels;

/** The contractors tab: the directory; for contractors their business; for administrators the catalog. */
export function Contractors() {
  const user = useUser();
  const views: [View, ...View[]] = ['find'];
  if (user?.role === 'contractor') views.push('business');
  if (user && isAdministrator(user)) views.push('catalogue');
  const [view, setView] = useSearchChoice('view', views);
  const handleView = (chosen: string) => setView(views.find((one) => one === chosen) ?? 'find');
  // A view stays mounted once it was opened, so that it keeps its search and unsaved input.
  const [seen, setSeen] = useState<readonly View[]>([]);
  if (!seen.includes(view)) setSeen([...seen, view]);
  return (
    <Stack>
      <PageHeader title="Contractors" />
      {views.length === 1 ? (
        <FindContractors />
      ) : (
        <Tabs value={view} onValueChange={handleView}>
          <Stack>
            <TabList label="Views of contractors">
              {views.map((one) => (
                <Tab key={one} value={one}>
                  {labels[one]}
                </Tab>
              ))}
            </TabList>
            {views.map((one) => (
              <TabPanel
                key={one}
                value={one}
                tabIndex={-1}
                hidden={one !== view}
                {...(seen.includes(one) && { forceMount: true })}
              >
                {one === 'find' && <FindContractors />}
                {one === 'business' && (
                  <Suspense fallback={<BusinessSkeleton />}>
                    <Business />
                  </Suspense>
                )}
                {one === 'catalogue' && (
                  <Suspense fallback={<CatalogSkeleton />}>
                    <Catalog />
                  </Suspense>
                )}
              </TabPanel>
            ))}
          </Stack>
        </Tabs>
      )}
    </Stack>
  );
}
