import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { holdRequests, server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { answerProfile, renderSignedIn } from '../../testing/profile';
import { fakeTimers, passTenSeconds } from '../../testing/ten-seconds';
import { isAskedBeforeUnload } from '../../testing/unload';
import { ProfileTab } from '../lazy-profile';

async function edit() {
  const view = renderSignedIn(<ProfileTab />);
  await view.user.click(await screen.findByRole('button', { name: 'Edit' }));
  return view;
}
const city = () => screen.findByLabelText('City');
const press = (name: string) => screen.getByRole('button', { name });

it('stays open with its input while another tab of the dashboard is visited', async () => {
  answerProfile();
  const { user, leaveAndReturn } = await edit();
  await user.type(await city(), ' East');
  leaveAndReturn();
  expect(await city()).toHaveValue('Toronto East');
});

it('stays open with its input while another part of the profile is visited', async () => {
  const kept = answerProfile();
  const { user } = await edit();
  await user.type(await city(), ' East');
  await user.click(screen.getByRole('tab', { name: 'Notifications' }));
  await screen.findByRole('switch', { name: 'Job alerts' });
  await user.click(screen.getByRole('tab', { name: 'Profile' }));
  expect(await city()).toHaveValue('Toronto East');
  await user.click(press('Save'));
  expect(await screen.findByText('Profile updated')).toBeVisible();
  expect(kept.patches).toEqual([{ city: 'Toronto East' }]);
});

it('is closed if nothing was typed, and after Cancel and Save', async () => {
  answerProfile();
  const { user, leaveAndReturn } = await edit();
  leaveAndReturn();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(await city(), ' East');
  await user.click(press('Cancel'));
  leaveAndReturn();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await city()).toHaveValue('Toronto');
  await user.type(await city(), ' West');
  await user.click(press('Save'));
  await screen.findByText('Toronto West');
  leaveAndReturn();
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
});

it('asks before unload, on this tab and on another one, until it is cancelled', async () => {
  answerProfile();
  const { user, leaveAndReturn } = await edit();
  expect(isAskedBeforeUnload()).toBe(false);
  await user.type(await city(), ' East');
  expect(isAskedBeforeUnload()).toBe(true);
  await user.click(screen.getByRole('tab', { name: 'Notifications' }));
  expect(isAskedBeforeUnload()).toBe(true);
  leaveAndReturn();
  await user.click(screen.getByRole('tab', { name: 'Profile' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(isAskedBeforeUnload()).toBe(false);
});

it('keeps an e-mail whose code was not entered, and no password', async () => {
  answerProfile();
  const { user, leaveAndReturn } = await edit();
  await user.type(await city(), ' East');
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'new@example.com');
  await user.type(screen.getByLabelText('Current password'), 'secret');
  await user.click(press('Save'));
  await screen.findByLabelText('Verification code');
  await user.click(press('Cancel'));
  await waitFor(() => expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument());
  leaveAndReturn();
  expect(await screen.findByLabelText('Email')).toHaveValue('new@example.com');
  expect(screen.getByLabelText('Current password')).toHaveValue('');
});

it('restores what was being saved when the tab was left if that fails', async () => {
  answerProfile({}, () => errorAnswer(500, 'Something broke.'));
  const { user, leaveAndReturn } = await edit();
  await user.type(await city(), ' East{Enter}');
  leaveAndReturn();
  expect(await city()).toHaveValue('Toronto East');
});

it('takes the focus from the button that opened it, and moves it to Edit when it closes', async () => {
  answerProfile();
  const { user } = await edit();
  expect(screen.getByRole('form', { name: 'Edit profile' })).toHaveFocus();
  await user.click(press('Cancel'));
  expect(press('Edit')).toHaveFocus();
  await user.click(press('Edit'));
  await user.type(await city(), ' East{Enter}');
  await waitFor(() => expect(press('Edit')).toHaveFocus());
});

/** Lets saving wait for `release`. */
function holdSaving() {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const kept = answerProfile();
  server.use(
    http.patch('/api/v1/profile', async ({ request }) => {
      const sent = (await request.json()) as Partial<typeof kept.profile>;
      await held;
      kept.profile = { ...kept.profile, ...sent };
      return HttpResponse.json({ success: true, ...kept.profile, data: kept.profile });
    }),
  );
  return release;
}

it('stays open if the answer to a cancelled save arrives late', async () => {
  const release = holdSaving();
  const { user } = await edit();
  await user.type(await city(), ' East{Enter}');
  await user.click(press('Cancel'));
  await user.click(press('Edit'));
  await user.type(await city(), ' West');
  release();
  expect(await screen.findByText('Profile updated')).toBeVisible();
  expect(await city()).toHaveValue('Toronto West');
});

it('knows that it is saved if the tab was left while it was being saved', async () => {
  const release = holdSaving();
  const { user, leaveAndReturn } = await edit();
  await user.type(await city(), ' East{Enter}');
  leaveAndReturn();
  expect(await city()).toHaveValue('Toronto East');
  release();
  expect(await screen.findByText('Profile updated')).toBeVisible();
  await waitFor(() => expect(isAskedBeforeUnload()).toBe(false));
  await user.click(press('Save'));
  expect(await screen.findByText('Nothing to save')).toBeVisible();
});

it('keeps the input of a second visit when the save of the first one succeeds', async () => {
  const release = holdSaving();
  const { user, leaveAndReturn } = await edit();
  await user.type(await city(), ' East{Enter}');
  leaveAndReturn();
  await user.type(await screen.findByLabelText('Phone'), '9');
  await user.click(screen.getByRole('tab', { name: 'Notifications' }));
  release();
  expect(await screen.findByText('Profile updated')).toBeVisible();
  expect(isAskedBeforeUnload()).toBe(true);
  await user.click(screen.getByRole('tab', { name: 'Profile' }));
  expect(await screen.findByLabelText('Phone')).toHaveValue('+1 416 555 01429');
});

it('shows what was saved if it was cancelled and reopened meanwhile', async () => {
  const release = holdSaving();
  const { user } = await edit();
  await user.type(await city(), ' East{Enter}');
  await user.click(press('Cancel'));
  await user.click(press('Edit'));
  expect(await city()).toHaveValue('Toronto');
  release();
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Toronto East'));
  expect(isAskedBeforeUnload()).toBe(false);
});

it('does not move the focus of a user who has gone elsewhere before it closes', async () => {
  const release = holdSaving();
  const { user } = renderSignedIn(
    <>
      <input aria-label="Search" />
      <ProfileTab />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(await city(), ' East{Enter}');
  await user.type(screen.getByLabelText('Search'), 'plumb');
  release();
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

it.each([
  ['Email', 'ADA@example.com', 'ada@example.com'],
  ['Website', 'byron.example', 'https://byron.example'],
])('does not ask about the same %s in another notation, as there is nothing to save', async (label, typed, stored) => {
  const kept = answerProfile({ role: 'contractor', website: 'https://byron.example' });
  const { user } = await edit();
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), typed);
  await user.click(press('Save'));
  expect(await screen.findByText('Nothing to save')).toBeVisible();
  await waitFor(() => expect(isAskedBeforeUnload()).toBe(false));
  expect(screen.getByLabelText(label)).toHaveValue(stored);
  expect(kept.patches).toEqual([]);
});

it('has no password any more if the change of the email is answered after it was cancelled', async () => {
  answerProfile();
  const release = holdRequests('post', '/api/v1/profile/confirm-change');
  const { user } = await edit();
  const fill = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  await fill('Email', 'new@example.com');
  await fill('Current password', 'secret');
  await user.click(press('Save'));
  const code = await screen.findByLabelText('Verification code');
  fakeTimers();
  await user.type(code, 'ab12cd');
  await user.click(press('Confirm'));
  await passTenSeconds();
  await user.click(press('Cancel'));
  release();
  expect(await screen.findByText('Profile updated')).toBeVisible();
  await fill('Email', 'newer@example.com');
  expect(await screen.findByLabelText('Current password')).toHaveValue('');
});
