import type { Profile } from '@plaza/contracts/identity/profile';
import type { User } from '@plaza/contracts/identity/session';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { clearSession, createAppStore, saveSession } from '@plaza/web-kit';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';

const path = '/api/v1/profile';

// The page keeps the input of a form, and here the page lasts for the whole file: the next test must not continue with
// it.
afterEach(() => createAppStore().dispatch(clearSession()));

/** Ada's profile, with the given overrides. */
export function profileFixture(overrides: Partial<Profile> = {}): Profile {
  return {
    id: userFixture().id,
    role: 'user',
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    emailVerified: true,
    twoFactorEnabled: false,
    phone: '+1 416 555 0142',
    bio: 'Writes engines.',
    address: '12 Harbour Street',
    city: 'Toronto',
    state: 'ON',
    zipCode: 'M5J 2N8',
    country: 'Canada',
    birthDate: '1985-12-10',
    familySize: 3,
    company: null,
    companyName: null,
    company_name: null,
    website: null,
    specialties: [],
    totalJobs: 0,
    completedJobs: 0,
    rating: null,
    profileImageUrl: null,
    loginAlerts: true,
    firstStepsDismissed: false,
    joinDate: '2026-01-05T12:00:00.000Z',
    notifications: {
      emailNotifications: true,
      smsNotifications: false,
      pushNotifications: false,
      marketingEmails: false,
      jobAlerts: true,
      messageAlerts: true,
    },
    ...overrides,
  };
}

/** A response of the server that contains only a message: the change needs a code. */
export const codeSent = () => HttpResponse.json({ success: true, message: 'A code is on its way.' }, { status: 202 });

type Patched = Record<string, unknown>;

/** Serves a profile during a test; returns the recorded requests and the current profile. */
export function answerProfile(overrides: Partial<Profile> = {}, onPatch?: (sent: Patched) => Response | undefined) {
  const stored = { profile: profileFixture(overrides), patches: [] as Patched[], codes: [] as unknown[] };
  const answer = () => HttpResponse.json({ success: true, ...stored.profile, data: stored.profile });
  server.use(
    http.get(path, answer),
    http.patch(path, async ({ request }) => {
      const sent = (await request.json()) as Patched;
      stored.patches.push(sent);
      const special = onPatch?.(sent);
      if (special) return special;
      if ('email' in sent || 'newPassword' in sent) return codeSent();
      const notifications = { ...stored.profile.notifications, ...(sent.notifications ?? {}) };
      stored.profile = { ...stored.profile, ...sent, notifications };
      return answer();
    }),
    http.post(`${path}/confirm-change`, async ({ request }) => {
      stored.codes.push(await request.json());
      const email = stored.patches.findLast((patch) => 'email' in patch)?.email;
      if (typeof email === 'string') stored.profile = { ...stored.profile, email };
      return HttpResponse.json({ success: true, message: 'Done.' });
    }),
    http.get('/api/v1/:family/2fa/status', () =>
      HttpResponse.json({
        success: true,
        data: { enabled: stored.profile.twoFactorEnabled, backupCodesLeft: 8 },
        enabled: stored.profile.twoFactorEnabled,
        backupCodesLeft: 8,
      }),
    ),
    http.get('/api/v1/auth/sessions', () => HttpResponse.json({ success: true, data: { sessions: [] }, sessions: [] })),
  );
  return stored;
}

/** Renders a screen with a signed-in user. */
export function renderSignedIn(
  screen: ReactNode,
  { path: at = '/', ...overrides }: Partial<User> & { path?: string } = {},
) {
  const store = createAppStore();
  store.dispatch(saveSession('token', userFixture(overrides)));
  return renderInPlaza(screen, { store, path: at });
}
