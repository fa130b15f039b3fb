import type { Notifications, Profile } from '@plaza/contracts/identity/profile';
import { Card, Skeleton, styled, VisuallyHidden } from '@plaza/ui';
import { SavedSwitch } from '../saved-switch';

const switches = [
  { name: 'emailNotifications', label: 'Email notifications', hint: 'To the email address of your account.' },
  {
    name: 'smsNotifications',
    label: 'SMS notifications',
    hint: 'By text, to the phone in your profile.',
  },
  { name: 'pushNotifications', label: 'Push notifications', hint: 'On the screens where you are signed in.' },
  { name: 'jobAlerts', label: 'Job alerts', hint: 'New jobs and changes to their status.' },
  { name: 'messageAlerts', label: 'Message alerts', hint: 'New messages in your conversations.' },
  { name: 'marketingEmails', label: 'Marketing emails', hint: 'News and offers, now and then.' },
] as const satisfies readonly { name: keyof Notifications; label: string; hint: string }[];

/** Chooses which notifications to receive; each switch is saved as soon as it is toggled. */
export function NotificationsSection({ profile: { notifications } }: { profile: Profile }) {
  return (
    <Card title="Notifications">
      <List>
        {switches.map(({ name, label, hint }) => (
          <li key={name}>
            <SavedSwitch
              label={label}
              hint={hint}
              checked={notifications[name]}
              changes={(value) => ({ notifications: { [name]: value } })}
              turned={(profile, value) => ({
                ...profile,
                notifications: { ...profile.notifications, [name]: value },
              })}
            />
          </li>
        ))}
      </List>
    </Card>
  );
}

/** The placeholder of the card with its switches. */
export const NotificationsSkeleton = () => (
  <Card title="Notifications">
    <List as="div" role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {switches.map(({ name }) => (
        <SwitchSkeleton key={name}>
          <Skeleton width="140px" />
          <Skeleton width="min(260px, 100%)" height="12px" />
          <Skeleton width="34px" height="18px" />
        </SwitchSkeleton>
      ))}
    </List>
  </Card>
);

/** As high as a switch with its hint. */
const SwitchSkeleton = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  height: 40px;
  box-sizing: content-box;
  > :last-child { grid-area: 1 / 2 / 3 / 3; }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > :is(li, div) { padding: ${({ theme }) => theme.space[12]} 0; }
  > :is(li, div) + :is(li, div) { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  > :is(li:first-child, div:first-of-type) { padding-top: 0; }
  > :is(li, div):last-child { padding-bottom: 0; }
`;
