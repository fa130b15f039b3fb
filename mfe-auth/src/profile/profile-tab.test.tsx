import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { holdRequests, server } from '@plaza/test-kit/screens/mock-server';
import { useLocation } from '@plaza/web-kit/router';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { addressFixture, answerAddresses, failAddresses } from '../testing/addresses';
import { answerProfile, renderSignedIn } from '../testing/profile';
import { fakeTimers, passTenSeconds } from '../testing/ten-seconds';
import { ProfileTab } from './lazy-profile';

afterEach(() => jest.useRealTimers());

function Query() {
  return <output>{useLocation().search}</output>;
}

function openTab(path = '/') {
  return renderSignedIn(
    <>
      <ProfileTab />
      <Query />
    </>,
    { path },
  );
}

const facts = () =>
  Object.fromEntries(screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]));

describe('the parts', () => {
  it('are four, and the open one is in the URL beside other parameters', async () => {
    answerProfile();
    const { user } = openTab('/?from=menu');
    const parts = within(await screen.findByRole('tablist', { name: 'Parts of the profile' })).getAllByRole('tab');
    expect(parts.map(({ textContent }) => textContent)).toEqual(['Profile', 'Addresses', 'Security', 'Notifications']);
    await user.click(screen.getByRole('tab', { name: 'Notifications' }));
    expect(screen.getByText('?from=menu&section=notifications')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    expect(screen.getByText('?from=menu')).toBeInTheDocument();
  });

  it.each([
    ['security', 'Security'],
    ['nonsense', 'Profile'],
  ])('open at ?section=%s with %s', async (section, name) => {
    answerProfile();
    openTab(`/?section=${section}`);
    expect(await screen.findByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('Profile', () => {
  it('is shown without the fields of contractors', async () => {
    answerProfile({ phone: '' });
    openTab();
    await screen.findByRole('button', { name: 'Edit' });
    expect(facts()).toEqual({
      'First name': 'Ada',
      'Last name': 'Byron',
      Email: 'ada@example.com',
      'Birth date': 'Dec 10, 1985',
      'Family size': '3',
      Bio: 'Writes engines.',
      'Street address': '12 Harbour Street',
      City: 'Toronto',
      State: 'ON',
      'ZIP code': 'M5J 2N8',
      Country: 'Canada',
    });
    expect(screen.getByText('Member since Jan 5, 2026')).toBeVisible();
  });

  it('offers in one line what is missing', async () => {
    answerProfile({ phone: '', bio: '' });
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Add phone, bio' }));
    expect(screen.getByLabelText('Phone')).toBeVisible();
  });

  it('offers to add an address if there is none at all', async () => {
    answerProfile({ address: '', city: '', state: '', zipCode: '', country: '' });
    answerAddresses([]);
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Add address' }));
    expect(screen.getByLabelText('Street address')).toBeVisible();
  });

  it('offers no address to add while it is unknown whether there is one', async () => {
    answerProfile({ address: '', city: '', state: '', zipCode: '', country: '' });
    failAddresses();
    const { user } = openTab();
    expect(await screen.findByText('Your addresses did not load')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add address' })).not.toBeInTheDocument();
    answerAddresses([addressFixture('Home', { address: '5 Quay, Toronto', isMain: true })]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('5 Quay, Toronto')).toBeVisible();
  });

  it('shows the saved main address if the profile has none', async () => {
    answerProfile({ address: '', city: '', state: '', zipCode: '', country: '' });
    answerAddresses([addressFixture('Home', { address: '5 Quay, Toronto', isMain: true })]);
    openTab();
    expect(await screen.findByText('5 Quay, Toronto')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Directions to Home/ })).toBeVisible();
  });

  it.each([
    [
      'what customers see of the work',
      { completedJobs: 1234, totalJobs: 1240, rating: 4.85, specialties: ['Pipes', 'Drains'] },
    ],
    ['that there is nothing yet', {}],
  ])('shows a contractor the company and %s', async (_what, standing) => {
    const company = { companyName: 'Byron Engines', website: 'https://byron.example' };
    answerProfile({ role: 'contractor', rating: 0, ...company, ...standing });
    openTab();
    await screen.findByRole('button', { name: 'Edit' });
    const isNew = Object.keys(standing).length === 0;
    expect(facts()).toMatchObject({
      'Company name': 'Byron Engines',
      Website: 'https://byron.example',
      'Jobs completed': isNew ? '0' : '1,234',
      Rating: isNew ? 'Not rated yet' : '4.85 out of 5',
    });
    expect(facts().Specialties).toBe(isNew ? undefined : 'Pipes, Drains');
  });

  it('is edited and saved, with birth date and family size', async () => {
    const kept = answerProfile();
    const { user, store } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(screen.queryByLabelText('Company name')).not.toBeInTheDocument();
    for (const [label, text] of [
      ['First name', 'Augusta'],
      ['City', 'Halifax'],
      ['Family size', '4'],
      ['Birth date', '1990-03-04'],
    ] as const) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), text);
    }
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(kept.patches).toEqual([{ firstName: 'Augusta', city: 'Halifax', birthDate: '1990-03-04', familySize: 4 }]);
    await waitFor(() =>
      expect(facts()).toMatchObject({ 'First name': 'Augusta', 'Birth date': 'Mar 4, 1990', 'Family size': '4' }),
    );
    expect(store.getState().session.user?.firstName).toBe('Augusta');
  });

  it('saves a contractor’s company, and accepts a website without its scheme', async () => {
    const kept = answerProfile({ role: 'contractor', companyName: 'Byron Engines' });
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(screen.getByLabelText('Website'), 'byron.example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(kept.patches).toEqual([{ website: 'https://byron.example' }]);
  });

  it('shows that there is nothing to save, and stays open', async () => {
    const kept = answerProfile();
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(screen.getByLabelText('City'), '  ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Nothing to save')).toBeVisible();
    expect(screen.getByLabelText('City')).toBeVisible();
    expect(kept.patches).toEqual([]);
  });

  it.each([
    ['First name', '', 'First name is required.'],
    ['Family size', '31', 'Enter a whole number from 1 to 30.'],
    ['Family size', '2,5', 'Enter a whole number from 1 to 30.'],
    ['Family size', '1e1', 'Enter a whole number from 1 to 30.'],
    ['Family size', '0', 'Enter a whole number from 1 to 30.'],
    ['Birth date', '1899-12-31', 'Enter a date from 1900 until today.'],
    ['Birth date', '2999-01-01', 'Enter a date from 1900 until today.'],
  ])('rejects %s "%s" without a call', async (label, text, sentence) => {
    const kept = answerProfile();
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.clear(screen.getByLabelText(label));
    if (text) await user.type(screen.getByLabelText(label), text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
    expect(kept.patches).toEqual([]);
  });

  it('discards the input on Cancel, and keeps it when saving fails', async () => {
    answerProfile({}, () => errorAnswer(500, 'Something broke.'));
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(screen.getByLabelText('City'), ' East');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something broke.');
    expect(screen.getByLabelText('City')).toHaveValue('Toronto East');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(facts()).toMatchObject({ City: 'Toronto' }));
  });

  it('changes the e-mail by its code after the rest is saved', async () => {
    const kept = answerProfile();
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('City'), ' East');
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'new@example.com');
    await user.type(screen.getByLabelText('Current password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(await screen.findByLabelText('Verification code'), 'ab12cd');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(facts()).toMatchObject({ Email: 'new@example.com' }));
    expect(kept.patches).toEqual([{ city: 'Toronto East' }, { email: 'new@example.com', currentPassword: 'secret' }]);
    expect(kept.codes).toEqual([{ verificationCode: 'AB12CD' }]);
  });

  it('stores the confirmed e-mail in the session at once, without waiting for the profile', async () => {
    answerProfile();
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'new@example.com');
    await user.type(screen.getByLabelText('Current password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(await screen.findByLabelText('Verification code'), 'ab12cd');
    server.use(http.get('/api/v1/profile', () => new Promise<never>(() => undefined)));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(localStorage.getItem('user')).toContain('"email":"new@example.com"'));
  });
});

describe('Security', () => {
  async function openSecurity(given: Parameters<typeof answerProfile>[0] = {}) {
    const kept = answerProfile(given);
    const { user, leaveAndReturn } = openTab('/?section=security');
    const button = await screen.findByRole('button', { name: 'Change Password' });
    const fill = async (...texts: [string, string, string]) => {
      for (const [index, label] of ['Current password', 'New password', 'Confirm new password'].entries()) {
        const text = texts[index];
        if (text) await user.type(screen.getByLabelText(label), text);
      }
    };
    return { kept, user, button, fill, leaveAndReturn };
  }

  it('allows changing the password once all three fields are filled', async () => {
    const { button, fill } = await openSecurity();
    expect(button).toBeDisabled();
    await fill('secret', 'longer than 8', '');
    expect(button).toBeDisabled();
    await fill('', '', 'longer than 8');
    expect(button).toBeEnabled();
  });

  it('shows that the new ones differ', async () => {
    const { kept, user, button, fill } = await openSecurity();
    await fill('secret', 'longer than 8', 'longer than 9');
    await user.click(button);
    expect(await screen.findByText('New passwords do not match')).toBeVisible();
    expect(await screen.findByText('Error')).toBeVisible();
    expect(kept.patches).toEqual([]);
  });

  it('changes the password by a code to the account’s address', async () => {
    const { kept, user, button, fill } = await openSecurity();
    await fill('secret', 'longer than 8', 'longer than 8');
    await user.click(button);
    expect(await screen.findByText(/We sent a code of 6 characters to ada@example\.com/)).toBeVisible();
    await user.type(screen.getByLabelText('Verification code'), 'ab12cd');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Password updated')).toBeVisible();
    expect(kept.patches).toEqual([{ currentPassword: 'secret', newPassword: 'longer than 8' }]);
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''));
  });

  it('clears the passwords when the answer comes after the dialog was left', async () => {
    const { user, button, fill } = await openSecurity();
    const release = holdRequests('post', '/api/v1/profile/confirm-change');
    await fill('secret', 'longer than 8', 'longer than 8');
    await user.click(button);
    const code = await screen.findByLabelText('Verification code');
    fakeTimers();
    await user.type(code, 'ab12cd');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await passTenSeconds();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    release();
    expect(await screen.findByText('Password updated')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''));
  });

  it('offers a second way to disable two-factor authentication while it is on', async () => {
    const { user } = await openSecurity({ twoFactorEnabled: true });
    await user.click(await screen.findByRole('button', { name: 'Disable 2FA' }));
    expect(await screen.findByRole('dialog', { name: /Disable/ })).toBeVisible();
  });

  it('offers it on the next visit if another device has turned it on', async () => {
    const { kept, leaveAndReturn } = await openSecurity();
    expect(await screen.findByText('Disabled')).toBeVisible();
    kept.profile = { ...kept.profile, twoFactorEnabled: true };
    leaveAndReturn();
    expect(await screen.findByRole('button', { name: 'Disable 2FA' })).toBeVisible();
  });

  it('offers none while it is off', async () => {
    await openSecurity();
    expect(await screen.findByText('Disabled')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Disable 2FA' })).not.toBeInTheDocument();
  });

  it('saves the login alerts when they are toggled', async () => {
    const { kept, user } = await openSecurity();
    await user.click(screen.getByRole('switch', { name: 'Login alerts' }));
    await waitFor(() => expect(kept.profile.loginAlerts).toBe(false));
    expect(kept.patches).toEqual([{ loginAlerts: false }]);
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Login alerts' })).not.toBeChecked());
  });

  it('shows the login alerts as they were saved if the answer to that was lost', async () => {
    const { kept, user } = await openSecurity();
    const saved = kept.profile.loginAlerts;
    server.use(
      http.patch('/api/v1/profile', () => {
        kept.profile = { ...kept.profile, loginAlerts: !saved };
        return HttpResponse.error();
      }),
    );
    await user.click(screen.getByRole('switch', { name: 'Login alerts' }));
    expect(await screen.findByText('Error')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Login alerts' })).toHaveAttribute('aria-checked', String(!saved)),
    );
  });
});

describe('Notifications', () => {
  const names = [
    'Email notifications',
    'SMS notifications',
    'Push notifications',
    'Job alerts',
    'Message alerts',
    'Marketing emails',
  ];

  it('are six switches, saved one by one when they are toggled, and kept across a reload', async () => {
    const kept = answerProfile();
    const first = openTab('/?section=notifications');
    const switches = await screen.findAllByRole('switch');
    expect(names.map((name) => screen.getByRole('switch', { name }))).toEqual(switches);
    await first.user.click(screen.getByRole('switch', { name: 'SMS notifications' }));
    await first.user.click(screen.getByRole('switch', { name: 'Job alerts' }));
    await waitFor(() => expect(kept.patches).toHaveLength(2));
    expect(kept.patches).toEqual([
      { notifications: { smsNotifications: true } },
      { notifications: { jobAlerts: false } },
    ]);
    first.unmount();
    openTab('/?section=notifications');
    expect(await screen.findByRole('switch', { name: 'SMS notifications' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Job alerts' })).not.toBeChecked();
  });

  it('are reverted with a toast if saving fails', async () => {
    answerProfile({}, () => errorAnswer(500, 'Something broke.'));
    const { user } = openTab('/?section=notifications');
    await user.click(await screen.findByRole('switch', { name: 'Marketing emails' }));
    expect(await screen.findByText('Something broke.')).toBeVisible();
    expect(await screen.findByText('Error')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Marketing emails' })).not.toBeChecked());
  });
});
