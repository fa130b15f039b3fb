import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { browserTimeZone, currentDay } from '@plaza/ui/time';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import DispatchBoard from './bookings/dispatch/dispatch-board';
import { boardBookingFixture, boardFixture } from './bookings/dispatch/testing/board-fixture';
import NewBookingDialog from './bookings/request/new-booking-dialog';
import { leak, plumbing, serveRequests } from './bookings/testing/request-server';
import Business from './contractors/business/business';
import Catalog from './contractors/service-catalog/catalog';
import { profileFixture } from './contractors/testing/profile-fixture';
import { Messages } from './messages/messages';
import { conversationFixture } from './messages/testing/messages';

const me = userFixture({ role: 'contractor' });
const day = currentDay(browserTimeZone());
const jobAtNoon = (title: string) => boardBookingFixture(title, `${day}T12:00:00`, `${day}T13:00:00`);
const mine = { ...leak, contractorId: me.id };

interface Opened {
  readonly what: string;
  readonly screen: ReactNode;
  readonly path?: string;
  readonly asked: string;
  /** What the server answers before and after somebody else changed it, and what shows that. */
  readonly before: readonly [answer: object, shown: string];
  readonly after: readonly [answer: object, shown: string];
}

const screens: readonly Opened[] = [
  {
    what: 'the dispatch board',
    screen: <DispatchBoard />,
    asked: '/api/v1/bookings/dispatch',
    before: [boardFixture({ day, unassigned: [jobAtNoon('Fix sink')] }), 'Fix sink'],
    after: [boardFixture({ day, unassigned: [jobAtNoon('Paint hall')] }), 'Paint hall'],
  },
  {
    what: 'a contractor’s standing',
    screen: <Business />,
    asked: `/api/v1/contractors/${me.id}/profile`,
    before: [profileFixture({ id: me.id, isVerified: false, verificationDate: null }), 'Not verified'],
    after: [profileFixture({ id: me.id }), 'Verified'],
  },
  {
    what: 'a contractor’s services',
    screen: <Business />,
    asked: '/api/v1/services',
    before: [[mine], 'Leak repair'],
    after: [[{ ...mine, title: 'Boiler check' }], 'Boiler check'],
  },
  {
    what: 'the services of the catalog',
    screen: <Catalog />,
    asked: '/api/v1/services',
    before: [[leak], 'Leak repair'],
    after: [[{ ...leak, title: 'Boiler check' }], 'Boiler check'],
  },
  {
    what: 'the categories of the catalog',
    screen: <Catalog />,
    asked: '/api/v1/services/categories',
    before: [[{ ...plumbing, description: 'Pipes.' }], 'Pipes.'],
    after: [[{ ...plumbing, description: 'Pipes and taps.' }], 'Pipes and taps.'],
  },
  {
    what: 'the unread messages above the support tickets',
    screen: <Messages />,
    path: '/dashboard/messages?view=support',
    asked: '/api/v1/conversations',
    before: [[conversationFixture('Amir Haddad', { unreadCount: 1 })], '1 unread'],
    after: [[conversationFixture('Amir Haddad', { unreadCount: 4 })], '4 unread'],
  },
];

/** Answers whatever the screens ask for, and counts how often a path was. */
function serve(asked: string) {
  const state = { answer: {} as object, count: 0 };
  serveRequests();
  server.use(
    http.get(`/api/v1/contractors/${me.id}/profile`, () => HttpResponse.json(profileFixture({ id: me.id }))),
    http.get('/api/v1/tickets', () => HttpResponse.json([])),
  );
  server.use(
    http.get(asked, () => {
      state.count += 1;
      return HttpResponse.json(state.answer);
    }),
  );
  return state;
}

function open(content: ReactNode, path = '/') {
  const store = createAppStore();
  store.dispatch(saveSession('token', me));
  return renderInPlaza(content, { store, path });
}

test.each(screens)('$what: shown as before, and refetched once each time it is opened', async (opened) => {
  const served = serve(opened.asked);
  served.answer = opened.before[0];
  const { leaveAndReturn } = open(opened.screen, opened.path);
  expect((await screen.findAllByText(opened.before[1]))[0]).toBeVisible();
  expect(served.count).toBe(1);

  served.answer = opened.after[0];
  leaveAndReturn();
  expect(screen.getAllByText(opened.before[1])[0]).toBeVisible();
  expect((await screen.findAllByText(opened.after[1]))[0]).toBeVisible();
  expect(screen.queryByText(opened.before[1])).not.toBeInTheDocument();
  expect(served.count).toBe(2);
});

test('another day of the dispatch board is fetched once', async () => {
  const served = serve('/api/v1/bookings/dispatch');
  served.answer = boardFixture({ day, unassigned: [jobAtNoon('Fix sink')] });
  const { user } = open(<DispatchBoard />);
  await screen.findAllByText('Fix sink');
  served.answer = boardFixture({ day, unassigned: [jobAtNoon('Paint hall')] });
  await user.click(screen.getByRole('button', { name: 'Next Day' }));
  await screen.findAllByText('Paint hall');
  expect(served.count).toBe(2);
});

test('the price of a chosen service is the current one, also if it arrives after the choice', async () => {
  const served = serve('/api/v1/services');
  served.answer = [leak];
  const { user, leaveAndReturn } = open(<NewBookingDialog contractorId="" onClose={() => undefined} />);
  const service = () => screen.getByRole('combobox', { name: 'Service' });
  await waitFor(() => expect(service()).toBeEnabled());

  let answer: (() => void) | undefined;
  server.use(
    http.get('/api/v1/services', async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return HttpResponse.json([{ ...leak, basePrice: '150.00' }]);
    }),
  );
  leaveAndReturn();
  await user.click(service());
  await user.click(screen.getByRole('option', { name: 'Leak repair · CA$120.00, 2 hours' }));
  expect(screen.getByText('CA$120.00')).toBeVisible();
  await waitFor(() => expect(answer).toBeDefined());
  answer?.();
  expect(await screen.findByText('CA$150.00')).toBeVisible();
});

test('input of the business form is kept, and its other fields are updated', async () => {
  const served = serve(`/api/v1/contractors/${me.id}/profile`);
  served.answer = profileFixture({ id: me.id });
  const { user, leaveAndReturn } = open(<Business />);
  const field = (name: string) => screen.getByRole('textbox', { name });
  await screen.findByRole('form', { name: 'My Business' });

  let answer: (() => void) | undefined;
  server.use(
    http.get(`/api/v1/contractors/${me.id}/profile`, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return HttpResponse.json(
        profileFixture({ id: me.id, businessPhone: '+1 777', businessAddress: '2 Queen Street' }),
      );
    }),
  );
  leaveAndReturn();
  await user.clear(field('Phone'));
  await user.type(field('Phone'), '+1 555');
  await waitFor(() => expect(answer).toBeDefined());
  answer?.();
  await waitFor(() => expect(field('Address')).toHaveValue('2 Queen Street'));
  expect(field('Phone')).toHaveValue('+1 555');
  await user.click(screen.getByRole('button', { name: 'Undo Changes' }));
  expect(field('Phone')).toHaveValue('+1 777');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
});
