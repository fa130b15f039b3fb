import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { holdRequests, server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { answerProfile, renderSignedIn } from '../../testing/profile';
import { answerPost } from '../../testing/server';
import { fakeTimers, passTenSeconds } from '../../testing/ten-seconds';
import { ProfilePage } from '../lazy-profile';

const resendPath = '/api/v1/auth/resend-verification';

afterEach(() => jest.useRealTimers());

/** A file out of the Blob that fetch knows; jsdom's own File is another one, which would be sent as JSON. */
const fileOf = (content: string, type: string): File =>
  Object.assign(new Blob([content], { type }), { name: 'me', lastModified: 0, webkitRelativePath: '' });

async function openPage() {
  const { user, store } = renderSignedIn(<ProfilePage />, { path: '/profile' });
  const firstName = await screen.findByLabelText('First name');
  const fill = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    if (text) await user.type(screen.getByLabelText(label), text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const enterCode = async (code: string) => {
    const dialog = await screen.findByRole('dialog', { name: 'Enter the Verification Code' });
    await user.type(within(dialog).getByLabelText('Verification code'), code);
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  };
  return { user, store, firstName, fill, save, enterCode };
}

// The first test: later on the page's own chunk is there at once.
it('keeps the focus that the shell has given its content while its parts load', async () => {
  answerProfile();
  renderSignedIn(<ProfilePage />, { path: '/profile' });
  const main = screen.getByRole('main');
  main.focus();
  expect(main).toHaveFocus();
  await screen.findByLabelText('First name');
  expect(main).toHaveFocus();
});

it('shows the profile, with the ways home and back', async () => {
  answerProfile();
  const { firstName } = await openPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
  expect(firstName).toHaveValue('Ada');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByRole('link', { name: 'Plaza' })).toHaveAttribute('href', '/');
});

it('saves the names at once, and the header is updated', async () => {
  const kept = answerProfile();
  const { store, fill, save } = await openPage();
  await fill('First name', ' Augusta ');
  await save();
  expect(await screen.findByText('Profile updated')).toBeVisible();
  expect(kept.patches).toEqual([{ firstName: 'Augusta', lastName: 'Byron' }]);
  expect(store.getState().session.user?.firstName).toBe('Augusta');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ firstName: 'Augusta' });
});

it.each([
  ['the first name', [['First name', '']], 'First name', 'First name is required.'],
  ['the last name', [['Last name', ' ']], 'Last name', 'Last name is required.'],
  ['an address', [['Email', 'nobody']], 'Email', 'Enter an address like name@example.com.'],
  ['the password for a new email', [['Email', 'new@example.com']], 'Current password', 'Current password is required.'],
  [
    'a password of 8',
    [
      ['Current password', 'secret'],
      ['New password', '1234567'],
      ['Confirm new password', '1234567'],
    ],
    'New password',
    'Password must be at least 8 characters long.',
  ],
  [
    'the same password twice',
    [
      ['Current password', 'secret'],
      ['New password', '12345678'],
      ['Confirm new password', '12345679'],
    ],
    'Confirm new password',
    'Passwords do not match',
  ],
  [
    'the current password for a new one',
    [
      ['New password', '12345678'],
      ['Confirm new password', '12345678'],
    ],
    'Current password',
    'Current password is required.',
  ],
])('requires %s without a call', async (_what, entries, label, sentence) => {
  const kept = answerProfile();
  const { fill, save } = await openPage();
  for (const [entry = '', text = ''] of entries) await fill(entry, text);
  await save();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(kept.patches).toEqual([]);
});

it('shows that there is nothing to save', async () => {
  const kept = answerProfile();
  const { fill, save } = await openPage();
  await fill('Current password', 'secret');
  await save();
  expect(await screen.findByText('Nothing to save')).toBeVisible();
  expect(kept.patches).toEqual([]);
});

it('changes the e-mail by a code to the new address, in upper case', async () => {
  const kept = answerProfile();
  const { store, fill, save, enterCode } = await openPage();
  await fill('Email', 'new@example.com');
  await fill('Current password', 'secret');
  await save();
  expect(await screen.findByText(/We sent a code of 6 characters to new@example\.com/)).toBeVisible();
  expect(kept.patches).toEqual([{ email: 'new@example.com', currentPassword: 'secret' }]);
  await enterCode(' ab-12cd');
  expect(await screen.findByText('Profile updated')).toBeVisible();
  expect(kept.codes).toEqual([{ verificationCode: 'AB12CD' }]);
  await waitFor(() => expect(store.getState().session.user?.email).toBe('new@example.com'));
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''));
});

it('changes both, the e-mail first, then the password by a code to the address that is valid by then', async () => {
  const kept = answerProfile();
  const { fill, save, enterCode } = await openPage();
  await fill('Email', 'new@example.com');
  await fill('Current password', 'secret');
  await fill('New password', 'longer than 8');
  await fill('Confirm new password', 'longer than 8');
  await save();
  await enterCode('AAAAAA');
  expect(await screen.findByText('Profile updated')).toBeVisible();
  await enterCode('BBBBBB');
  expect(await screen.findByText('Password updated')).toBeVisible();
  expect(kept.patches).toEqual([
    { email: 'new@example.com', currentPassword: 'secret' },
    { currentPassword: 'secret', newPassword: 'longer than 8' },
  ]);
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''));
});

it('cannot be cancelled while a code is being confirmed', async () => {
  const kept = answerProfile();
  const release = holdRequests('post', '/api/v1/profile/confirm-change');
  const { user, fill, save, enterCode } = await openPage();
  await fill('Email', 'new@example.com');
  await fill('Current password', 'secret');
  await save();
  await enterCode('AAAAAA');
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel).toBeDisabled());
  await user.click(cancel);
  release();
  expect(await screen.findByText('Profile updated')).toBeVisible();
  expect(kept.codes).toHaveLength(1);
});

it('can be cancelled after ten seconds without an answer, and a late one is shown nevertheless', async () => {
  answerProfile();
  const release = holdRequests('post', '/api/v1/profile/confirm-change');
  const { user, store, fill, save, enterCode } = await openPage();
  await fill('Email', 'new@example.com');
  await fill('Current password', 'secret');
  await save();
  await screen.findByLabelText('Verification code');
  fakeTimers();
  await enterCode('AAAAAA');
  await passTenSeconds();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  release();
  expect(await screen.findByText('Profile updated')).toBeVisible();
  expect(store.getState().session.user?.email).toBe('new@example.com');
});

it('leaves no password in its fields once the answer to a cancelled change has arrived', async () => {
  answerProfile();
  const release = holdRequests('post', '/api/v1/profile/confirm-change');
  const { user, fill, save, enterCode } = await openPage();
  await fill('Current password', 'secret');
  await fill('New password', 'another secret');
  await fill('Confirm new password', 'another secret');
  await save();
  await screen.findByLabelText('Verification code');
  fakeTimers();
  await enterCode('AAAAAA');
  await passTenSeconds();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  release();
  expect(await screen.findByText('Password updated')).toBeVisible();
  for (const label of ['Current password', 'New password', 'Confirm new password']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
});

it('shows a new e-mail that was saved although the answer to its code was lost', async () => {
  const kept = answerProfile();
  const { store, fill, save, enterCode } = await openPage();
  await fill('Email', 'new@example.com');
  await fill('Current password', 'secret');
  await save();
  server.use(
    http.post('/api/v1/profile/confirm-change', () => {
      kept.profile = { ...kept.profile, email: 'new@example.com' };
      return HttpResponse.error();
    }),
  );
  await enterCode('AAAAAA');
  expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  await waitFor(() => expect(store.getState().session.user?.email).toBe('new@example.com'));
});

it('mails another code, and shows why one is rejected', async () => {
  const kept = answerProfile();
  server.use(http.post('/api/v1/profile/confirm-change', () => errorAnswer(400, 'Invalid verification code')));
  const { user, fill, save, enterCode } = await openPage();
  await fill('Email', 'new@example.com');
  await fill('Current password', 'secret');
  await save();
  await enterCode('ab1');
  expect(screen.getByLabelText('Verification code')).toHaveAccessibleDescription('Enter the 6 characters of the code.');
  await enterCode('2cd');
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid verification code');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('A new code is on its way to new@example.com.')).toBeVisible();
  expect(kept.patches).toHaveLength(2);
  expect(kept.patches[1]).toEqual(kept.patches[0]);
});

it.each([
  ['a sentence over the form', () => errorAnswer(401, 'The password is wrong.'), 'alert'],
  [
    'a sentence at the entry that it names',
    () => errorAnswer(400, 'No.', 'invalid_input', [{ path: 'currentPassword', message: 'The password is wrong.' }]),
    'Current password',
  ],
])('keeps all input when the server rejects it with %s', async (_how, answer, place) => {
  answerProfile({}, (sent) => ('email' in sent ? answer() : undefined));
  const { fill, save } = await openPage();
  await fill('First name', 'Augusta');
  await fill('Email', 'new@example.com');
  await fill('Current password', 'wrong');
  await save();
  expect(await screen.findByText('The password is wrong.')).toBeVisible();
  if (place !== 'alert') expect(screen.getByLabelText(place)).toHaveAccessibleDescription('The password is wrong.');
  expect(screen.getByLabelText('First name')).toHaveValue('Augusta');
  expect(screen.getByLabelText('Email')).toHaveValue('new@example.com');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  [true, 'Verified'],
  [false, 'Pending'],
])('describes an address whose verification is %s', async (emailVerified, word) => {
  answerProfile({ emailVerified });
  await openPage();
  expect(screen.getByText(word)).toBeVisible();
  const again = screen.queryByRole('button', { name: 'Resend Verification Email' });
  if (emailVerified) expect(again).not.toBeInTheDocument();
  else expect(again).toBeVisible();
});

it('sends another verification mail to a pending address, with a confirmation', async () => {
  answerProfile({ emailVerified: false });
  const sent = answerPost(resendPath, () =>
    HttpResponse.json({ success: true, message: 'A new email is on its way.' }),
  );
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
  expect(await screen.findByText('A new email is on its way.')).toBeVisible();
  expect(sent).toEqual([{ email: 'ada@example.com' }]);
});

it.each([
  ['the server gives a reason', () => errorAnswer(429, 'Too many mails'), 'Too many mails'],
  ['no answer comes', () => HttpResponse.error(), 'Failed to send verification email.'],
])('shows why no verification mail was sent when %s', async (_case, answer, sentence) => {
  answerProfile({ emailVerified: false });
  answerPost(resendPath, answer);
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('shows why there is no profile, and can be reloaded', async () => {
  answerProfile();
  server.use(http.get('/api/v1/profile', () => errorAnswer(503, 'Not just now.'), { once: true }));
  const { user } = renderSignedIn(<ProfilePage />);
  const alert = await screen.findByText('Not just now.');
  expect(alert).toBeVisible();
  answerProfile();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('First name')).toHaveValue('Ada');
});

describe('the picture', () => {
  const picture = fileOf('bytes', 'image/png');

  it('is uploaded unchanged, with its progress, and the header is updated, with a name saved meanwhile', async () => {
    const kept = answerProfile();
    const sent: (string | null)[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.put('/api/v1/profile/picture', async ({ request }) => {
        sent.push(request.headers.get('content-type'));
        await held;
        return HttpResponse.json({ success: true, data: { profileImageUrl: '/p/1' }, profileImageUrl: '/p/1' });
      }),
    );
    const { user, store, fill, save } = await openPage();
    await user.upload(screen.getByLabelText('Picture file'), picture);
    expect(await screen.findByRole('progressbar', { name: 'Uploading picture' })).toBeVisible();
    await fill('First name', 'Augusta');
    await save();
    await waitFor(() => expect(kept.patches).toHaveLength(1));
    release();
    await waitFor(() => expect(store.getState().session.user?.profileImageUrl).toBe('/p/1'));
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(sent).toEqual(['image/png']);
    expect(store.getState().session.user?.firstName).toBe('Augusta');
    expect(await screen.findByRole('button', { name: 'Change Picture' })).toBeVisible();
  });

  it('is removed', async () => {
    answerProfile({ profileImageUrl: '/p/1' });
    server.use(
      http.delete('/api/v1/profile/picture', () =>
        HttpResponse.json({ success: true, data: { profileImageUrl: null }, profileImageUrl: null }),
      ),
    );
    const { user, store } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Remove Picture' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Remove your picture?' }));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Upload Picture' })).toBeVisible();
    expect(store.getState().session.user?.profileImageUrl).toBeNull();
  });

  it.each([
    ['is no image', fileOf('x', 'application/pdf'), 'Choose a JPEG, PNG, WebP, GIF or AVIF image.'],
    ['is too large', fileOf('x'.repeat(5 * 1024 * 1024 + 1), 'image/png'), 'Choose a picture of at most 5 MB.'],
  ])('that %s is rejected without a call', async (_what, file, sentence) => {
    answerProfile();
    const { user } = await openPage();
    const chooser = screen.getByLabelText<HTMLInputElement>('Picture file');
    chooser.removeAttribute('accept'); // as a browser that lets everything through
    await user.upload(chooser, file);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('that the server rejects shows why', async () => {
    answerProfile();
    server.use(http.put('/api/v1/profile/picture', () => errorAnswer(415, 'This is no picture.')));
    const { user } = await openPage();
    await user.upload(screen.getByLabelText('Picture file'), picture);
    expect(await screen.findByRole('alert')).toHaveTextContent('This is no picture.');
  });
});
