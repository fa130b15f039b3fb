import {
  BellIcon,
  LockIcon,
  MapIcon,
  PageHeader,
  PersonIcon,
  Stack,
  styled,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@plaza/ui';
import { useSearchChoice } from '@plaza/web-kit/router';
import { DetailsSection } from './details/details-section';
import { DetailsSkeleton } from './details/details-skeleton';
import { ProfileLoaded } from './profile-loaded';
import { AddressesSection } from './sections/addresses-section';
import { NotificationsSection, NotificationsSkeleton } from './sections/notifications-section';
import { SecuritySection } from './sections/security-section';

const sections = ['profile', 'addresses', 'security', 'notifications'] as const;

/** The dashboard's Profile tab. The open part is in the URL, so that it can be linked to. */
export default function ProfileTab() {
  const [open, choose] = useSearchChoice('section', sections);
  const handleChange = (chosen: string) => choose(sections.find((section) => section === chosen) ?? 'profile');

  return (
    <Stack>
      <PageHeader title="Profile" />
      <Tabs variant="section" value={open} onValueChange={handleChange}>
        <TabList label="Parts of the profile">
          <Tab value="profile" icon={<PersonIcon />}>
            Profile
          </Tab>
          <Tab value="addresses" icon={<MapIcon />}>
            Addresses
          </Tab>
          <Tab value="security" icon={<LockIcon />}>
            Security
          </Tab>
          <Tab value="notifications" icon={<BellIcon />}>
            Notifications
          </Tab>
        </TabList>
        <Panel value="profile">
          <ProfileLoaded skeleton={<DetailsSkeleton />}>
            {(profile) => <DetailsSection profile={profile} />}
          </ProfileLoaded>
        </Panel>
        <Panel value="addresses">
          <AddressesSection />
        </Panel>
        <Panel value="security">
          <SecuritySection />
        </Panel>
        <Panel value="notifications">
          <ProfileLoaded what="notification settings" skeleton={<NotificationsSkeleton />}>
            {(profile) => <NotificationsSection profile={profile} />}
          </ProfileLoaded>
        </Panel>
      </Tabs>
    </Stack>
  );
}

const Panel = styled(TabPanel)`
  padding-top: ${({ theme }) => theme.space[24]};
`;
