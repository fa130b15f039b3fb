import { limits } from '@plaza/contracts/limits';
import type { BusinessChanges, ContractorProfile } from '@plaza/contracts/marketplace/contractors';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { pasteInto } from '../../testing/paste-into';
import { profileFixture } from '../testing/profile-fixture';
import Business from './business';

const me = userFixture({ role: 'contractor' });
const path = `/api/v1/contractors/${me.id}/profile`;
let profile: ContractorProfile;
let sent: BusinessChanges[];

beforeEach(() => {
  sent = [];
  server.use(
    http.get('/api/v1/services/categories', () => HttpResponse.json([])),
    http.get('/api/v1/services', () => HttpResponse.json([])),
    http.get(path, () => HttpResponse.json(profile)),
    http.patch(path, async ({ request }) => {
      const changes = (await request.json()) as BusinessChanges;
      sent.push(changes);
      profile = { ...profile, ...changes };
      return HttpResponse.json(profile);
    }),
  );
});

async function open(overrides: Partial<ContractorProfile> = {}) {
  profile = profileFixture(overrides);
  const store = createAppStore();
  store.dispatch(saveSession('token', me));
  const view = renderInPlaza(<Business />, { store });
  await screen.findByRole('form', { name: 'My Business' });
  return view;
}

const save = () => screen.getByRole('button', { name: 'Save' });
const field = (name: string) => screen.getByRole('textbox', { name });

it('shows the business figures', async () => {
  await open();
  const status = within(screen.getByRole('region', { name: 'Standing' }));
  expect(status.getByText('Verified')).toBeVisible();
  expect(status.getByText('Mar 1, 2026')).toBeVisible();
  expect(status.getByRole('img', { name: 'Rated 4.85 out of 5' })).toBeVisible();
  expect(status.getByText('12')).toBeVisible();
  expect(status.getByText('9')).toBeVisible();
});

it('sends only changes, and then has nothing to save', async () => {
  const { user } = await open();
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await user.clear(field('Phone'));
  await pasteInto(user, field('Phone'), '+1 416 555 0199');
  await user.click(save());
  expect(await screen.findByText('Business saved')).toBeVisible();
  expect(sent).toEqual([{ businessPhone: '+1 416 555 0199' }]);
  expect(save()).toHaveAttribute('aria-disabled', 'true');
});

it('keeps the input while another tab is open, and asks before unload', async () => {
  const { user, leaveAndReturn } = await open();
  await pasteInto(user, field('Phone'), ' ext. 7');
  const typed = field('Phone').getAttribute('value');
  leaveAndReturn();
  await screen.findByRole('form', { name: 'My Business' });
  expect(field('Phone')).toHaveValue(typed);
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Undo Changes' }));
  leaveAndReturn();
  await screen.findByRole('form', { name: 'My Business' });
  expect(field('Phone')).not.toHaveValue(typed);
});

it('keeps nothing of a saved form once another tab is open', async () => {
  const { user, unmount } = await open();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(http.patch(path, () => held)); // and goes on to the handler behind this one
  await pasteInto(user, field('Phone'), '7');
  await user.click(save());
  unmount();
  const isAskedAbout = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAskedAbout()).toBe(true);
  answer();
  await waitFor(() => expect(isAskedAbout()).toBe(false));
  expect(sent).toHaveLength(1);
});

it('follows a save whose answer was lost', async () => {
  const { user } = await open();
  server.use(
    http.patch(path, async ({ request }) => {
      profile = { ...profile, ...((await request.json()) as BusinessChanges) };
      return HttpResponse.error();
    }),
  );
  await user.type(field('Phone'), '7');
  await user.click(save());
  await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
  expect(field('Phone')).toHaveValue(profile.businessPhone);
  await user.type(field('Phone'), '8');
  await user.click(screen.getByRole('button', { name: 'Undo Changes' }));
  expect(field('Phone')).toHaveValue(profile.businessPhone);
});

it('keeps changes during a save for the next one', async () => {
  const { user } = await open();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(http.patch(path, () => held.then(() => undefined), { once: true }));
  await user.type(field('Phone'), '1');
  await user.click(save());
  await user.type(field('Phone'), '2');
  await user.type(field('Specialties'), 'Heating{Enter}');
  answer();
  expect(await screen.findByText('Business saved')).toBeVisible();
  const phone = `${profile.businessPhone}2`;
  expect(field('Phone')).toHaveValue(phone);
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy', 'true'));
  await user.click(save());
  await waitFor(() => expect(sent[1]).toEqual({ businessPhone: phone, specializations: ['Plumbing', 'Heating'] }));
});

it('warns that another license has to be verified again', async () => {
  const { user } = await open();
  expect(screen.queryByText(/takes your verification back/)).not.toBeInTheDocument();
  await user.type(field('Licence'), '-B');
  expect(screen.getByText(/takes your verification back/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo Changes' }));
  expect(field('Licence')).toHaveValue('PL-778');
  expect(screen.queryByText(/takes your verification back/)).not.toBeInTheDocument();
});

it('does not warn an unverified contractor', async () => {
  const { user } = await open({ isVerified: false, verificationDate: null });
  await user.type(field('Licence'), '-B');
  expect(screen.getByText('Not verified')).toBeVisible();
  expect(screen.queryByText(/verification/i, { selector: 'p' })).not.toBeInTheDocument();
});

describe('a rejected form', () => {
  it('shows at once what is missing, without a request', async () => {
    const { user } = await open();
    await user.clear(field('Business name'));
    await user.click(save());
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    expect(field('Business name')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('keeps the input, with the messages of the server at the fields', async () => {
    const { user } = await open();
    const details = [
      { path: 'businessPhone', message: 'Must be a phone number' },
      { path: 'specializations.1', message: 'Too long' },
    ];
    server.use(http.patch(path, () => errorAnswer(400, 'Check the form.', 'invalid_input', details)));
    await user.type(field('Phone'), ' x');
    await user.click(save());
    expect(await screen.findByText('Must be a phone number')).toBeVisible();
    expect(screen.getByText('Too long')).toBeVisible();
    expect(field('Phone')).toHaveValue('+1 416 555 0100 x');
    await waitFor(() => expect(field('Phone')).toHaveFocus());
  });

  it('shows messages without a field above the form', async () => {
    const { user } = await open();
    server.use(http.patch(path, () => errorAnswer(503, 'The service is away.')));
    await user.type(field('Phone'), '1');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is away.');
  });
});

it('adds specialties with Enter and on blur, each once, and removes them', async () => {
  const { user } = await open();
  await user.type(field('Specialties'), 'Heating{Enter}plumbing{Enter}Drains');
  await user.tab();
  const tags = within(screen.getByRole('list', { name: 'Specialties' }));
  expect(tags.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Plumbing',
    'Heating',
    'Drains',
  ]);
  await user.click(tags.getByRole('button', { name: 'Remove Plumbing' }));
  expect(tags.getByRole('button', { name: 'Remove Heating' })).toHaveFocus(); // and not the page
  await user.click(save());
  await waitFor(() => expect(sent).toEqual([{ specializations: ['Heating', 'Drains'] }]));
});

const specialties = () => {
  const tags = within(screen.getByRole('list', { name: 'Specialties' }));
  return tags.getAllByRole('listitem').map(({ textContent }) => textContent);
};

it.each([
  ['lines', 'Heating\r\nDrains; plumbing,, Roofs\n'],
  ['more than one word may have', `Heating, Drains, Roofs, ${'Plumbing, '.repeat(20)}`],
])('adds each specialty of a pasted list of %s', async (_kind, text) => {
  const { user } = await open();
  await user.click(field('Specialties'));
  await user.paste(text);
  expect(specialties()).toEqual(['Plumbing', 'Heating', 'Drains', 'Roofs']);
  expect(field('Specialties')).toHaveValue('');
});

it('pastes a single word without adding it', async () => {
  const { user } = await open();
  await user.type(field('Specialties'), 'Under');
  await user.paste('floor heating\n');
  expect(field('Specialties')).toHaveValue('Underfloor heating');
  expect(specialties()).toEqual(['Plumbing']);
});

it('adds a specialty with a comma from a keyboard that does not say which key was pressed', async () => {
  await open();
  fireEvent.change(field('Specialties'), { target: { value: 'Heating,' } });
  expect(specialties()).toEqual(['Plumbing', 'Heating']);
  expect(field('Specialties')).toHaveValue('');
});

it('adds words of a pasted list until there are 50', async () => {
  const { user } = await open({ specializations: Array.from({ length: 48 }, (_, place) => `Trade ${place}`) });
  await user.click(field('Specialties'));
  await user.paste('One, Two, Three, Four');
  expect(specialties().slice(47)).toEqual(['Trade 47', 'One', 'Two']);
  expect(field('Specialties')).toHaveValue('Three, Four');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Remove One' }));
  expect(field('Specialties')).toHaveValue('Three, Four');
  await user.type(field('Specialties'), '{Enter}');
  expect(specialties().slice(48)).toEqual(['Two', 'Three']);
  expect(field('Specialties')).toHaveValue('Four');
});

it('ends a specialty of the maximum length with a comma, and cuts a longer one', async () => {
  const { user } = await open();
  await pasteInto(user, field('Specialties'), 'x'.repeat(limits.name));
  await user.type(field('Specialties'), ',');
  await pasteInto(user, field('Specialties'), 'y'.repeat(limits.name + 1));
  await user.type(field('Specialties'), '{Enter}');
  expect(specialties()).toEqual(['Plumbing', 'x'.repeat(limits.name), 'y'.repeat(limits.name)]);
});

it('adds no specialty with the Enter that confirms a word of an input method', async () => {
  await open();
  fireEvent.change(field('Specialties'), { target: { value: 'はいかん' } });
  fireEvent.keyDown(field('Specialties'), { key: 'Enter', keyCode: 229 });
  expect(field('Specialties')).toHaveValue('はいかん');
});

it('chooses a status', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(screen.getByRole('option', { name: 'Offline' }));
  await user.click(save());
  await waitFor(() => expect(sent).toEqual([{ status: 'offline' }]));
});

describe('working hours', () => {
  const hours = { timeZone: 'America/Toronto', spans: [{ weekday: 1, from: '09:00', until: '12:00' }] };
  const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('are any time until they are set, in the local time zone', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Any time' }));
    expect(screen.getByRole('combobox', { name: 'Time zone' })).toBeVisible();
    expect(screen.getByLabelText('Monday from')).toHaveValue('09:00');
    expect(within(screen.getByRole('group', { name: 'Sunday' })).getByText('Off')).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(sent[0]?.workingHours?.spans).toHaveLength(5));
  });

  it('are added, changed, removed and copied to other days', async () => {
    const { user } = await open({ workingHours: hours });
    await user.click(screen.getByRole('button', { name: 'Add Hours on Monday' }));
    set('Monday, 2 from', '13:00');
    set('Monday, 2 until', '00:00');
    await user.click(screen.getByRole('button', { name: 'Copy Monday to Other Days' }));
    await user.click(screen.getByRole('menuitem', { name: 'To Tuesday' }));
    await user.click(screen.getByRole('button', { name: 'Remove Hours: Monday' }));
    await user.click(save());
    await waitFor(() =>
      expect(sent[0]?.workingHours?.spans).toEqual([
        { weekday: 1, from: '13:00', until: '24:00' },
        { weekday: 2, from: '09:00', until: '12:00' },
        { weekday: 2, from: '13:00', until: '24:00' },
      ]),
    );
  });

  it('are added until there are 28 in the week, and the button keeps the focus', async () => {
    const many = Array.from(
      { length: 27 },
      (_, place) => `${String(place >> 1).padStart(2, '0')}:${place % 2 ? 30 : 10}`,
    );
    const spans = many.map((from) => ({ weekday: 2, from, until: from.replace(/0$/, '5') }));
    const { user } = await open({ workingHours: { ...hours, spans } });
    const add = screen.getByRole('button', { name: 'Add Hours on Monday' });
    await user.click(add);
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toBeEnabled(); // browsers take the focus from a disabled one, which jsdom does not
    expect(add).toHaveFocus();
  });

  it('that overlap are not sent', async () => {
    const { user } = await open({ workingHours: hours });
    await user.click(screen.getByRole('button', { name: 'Add Hours on Monday' }));
    set('Monday, 2 from', '11:00');
    await user.click(save());
    expect(screen.getByText('Monday: Must not overlap.')).toBeVisible();
    expect(screen.getByLabelText('Monday from')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('are any time again', async () => {
    const { user } = await open({ workingHours: hours });
    await user.click(screen.getByRole('checkbox', { name: 'Any time' }));
    await user.click(save());
    await waitFor(() => expect(sent).toEqual([{ workingHours: null }]));
  });
});

it('shows that the business could not be loaded, and can be reloaded', async () => {
  server.use(http.get(path, () => errorAnswer(503, 'The service is away.'), { once: true }));
  profile = profileFixture();
  const store = createAppStore();
  store.dispatch(saveSession('token', me));
  const { user } = renderInPlaza(<Business />, { store });
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is away.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('form', { name: 'My Business' })).toBeVisible();
});

describe('the focus', () => {
  it('goes to the day when its only hours are removed', async () => {
    const weekday = { weekday: 1, from: '09:00', until: '12:00' };
    const { user } = await open({ workingHours: { timeZone: 'America/Toronto', spans: [weekday] } });
    await user.click(screen.getByRole('button', { name: 'Remove Hours: Monday' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Monday' })).toHaveFocus());
  });

  it('stays in the input when its last word fills the list', async () => {
    const { user } = await open({ specializations: Array.from({ length: 49 }, (_, place) => `Trade ${place}`) });
    await user.type(field('Specialties'), 'Roofs{Enter}');
    expect(field('Specialties')).toHaveFocus();
    expect(field('Specialties')).toBeEnabled(); // browsers take the focus from a disabled one, which jsdom does not
    await user.type(field('Specialties'), 'more');
    expect(field('Specialties')).toHaveValue('');
  });

  it('stays on Undo, which has nothing more to undo then', async () => {
    const { user } = await open();
    await user.type(field('Phone'), '1');
    const undo = screen.getByRole('button', { name: 'Undo Changes' });
    await user.click(undo);
    expect(undo).toHaveAttribute('aria-disabled', 'true');
    expect(undo).toBeEnabled();
    expect(undo).toHaveFocus();
  });
});
