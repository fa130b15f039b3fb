import type { Notifications, Profile } from '@plaza/contracts/identity/profile';
import { Card, styled } from '@plaza/ui';
import { SavedSwitch } from '../saved-switch';

const switches = [
  { name: 'emailNotifications', label: 'Email notifications', hint: 'By mail, to the address of your account.' },
  {
    name: 'smsNotifications',
    label: 'SMS notifications',
    hint: 'By text message, to the phone in your profile.',
  },
  { name: 'pushNotifications', label: 'Push notifications', hint: 'On the screens where you are signed in.' },
  { name: 'jobAlerts', label: 'Job alerts', hint: 'New jobs and changes of their state.' },
  { name: 'messageAlerts', label: 'Message alerts', hint: 'New messages in your conversations.' },
  { name: 'marketingEmails', label: 'Marketing emails', hint: 'News and offers, now and then.' },
] as const satisfies readonly { name: keyof Notifications; label: string; hint: string }[];

/** Which messages one wants; each switch is saved as it is turned. */
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

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li { padding: ${({ theme }) => theme.space[12]} 0; }
  > li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  > li:first-child { padding-top: 0; }
  > li:last-child { padding-bottom: 0; }
`;
