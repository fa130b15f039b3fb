import { CardSkeleton, Stack } from '@plaza/ui';
import { lazyChunk } from '@plaza/web-kit';
import { Suspense } from 'react';
import { SettingsFrame } from './settings/settings-frame';

const Page = lazyChunk(() => import('./profile-page'));
const Tab = lazyChunk(() => import(/* webpackChunkName: "tab-profile" */ './profile-tab'));

/** The page at /profile. Its frame stays mounted while its parts load, which preserves the focus. */
export function ProfilePage() {
  return (
    <SettingsFrame>
      <Suspense fallback={<CardSkeleton lines={6} />}>
        <Page />
      </Suspense>
    </SettingsFrame>
  );
}

/** The tab on the dashboard. */
export function ProfileTab() {
  return (
    <Suspense
      fallback={
        <Stack gap={24}>
          <CardSkeleton lines={2} />
          <CardSkeleton lines={8} />
        </Stack>
      }
    >
      <Tab />
    </Suspense>
  );
}
