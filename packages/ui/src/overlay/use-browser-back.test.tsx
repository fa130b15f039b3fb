import { act, screen } from '@testing-library/react';
import { Accounts, expectClosed, name, open, press, question } from './testing/account-dialog';

const navigation = new EventTarget();
beforeAll(() => {
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
});
afterAll(() => {
  Reflect.deleteProperty(window, 'navigation');
});

/** @returns whether the page stays where it is */
function goBack(event: Partial<NavigateEvent> = {}): boolean {
  const back = { navigationType: 'traverse', userInitiated: true, ...event };
  const navigate = Object.assign(new Event('navigate', { cancelable: true }), back);
  act(() => {
    navigation.dispatchEvent(navigate);
  });
  return navigate.defaultPrevented;
}

it('asks like Escape, and goes back if nothing was changed', async () => {
  const user = await open();
  expect(goBack()).toBe(false);
  await user.type(name(), 'x');
  expect(goBack()).toBe(true);
  expect(question()).toBeVisible();
  await press(user, 'Discard');
  await expectClosed();
  expect(goBack()).toBe(false);
});

it('does not leave a form that is being saved, as that may fail', async () => {
  const user = await open({ saving: true });
  await user.type(name(), 'x');
  expect(goBack()).toBe(true);
  expect(question()).not.toBeInTheDocument();
});

it.each<[string, Partial<NavigateEvent>]>([
  ['Plaza itself goes back, as where Cancel does so', { userInitiated: false }],
  ['the user navigates elsewhere', { navigationType: 'push' }],
])('does not ask if %s', async (_case, event) => {
  const user = await open();
  await user.type(name(), 'x');
  expect(goBack(event)).toBe(false);
  expect(question()).not.toBeInTheDocument();
});

describe('with two stacked dialogs', () => {
  const above = () => screen.getByRole('textbox', { name: 'Above' });
  const below = () => screen.getByRole('textbox', { name: 'Below', hidden: true });

  async function openBoth() {
    const user = await open({
      children: (
        <>
          <input aria-label="Below" />
          <Accounts>
            <input aria-label="Above" />
          </Accounts>
        </>
      ),
    });
    await user.type(below(), 'x');
    await user.click(screen.getAllByRole('button', { name: 'Add account' }).at(-1) ?? document.body);
    await screen.findByRole('textbox', { name: 'Above' });
    return user;
  }

  it('the upper one asks', async () => {
    const user = await openBoth();
    await user.type(above(), 'x');
    expect(goBack()).toBe(true);
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await press(user, 'Discard');
    expect(screen.queryByRole('textbox', { name: 'Above' })).not.toBeInTheDocument();
    expect(below()).toHaveValue('x');
    expect(goBack()).toBe(true);
    await press(user, 'Discard');
    await expectClosed();
  });

  it('the lower one asks if the upper one has nothing to lose, as going back would close both', async () => {
    const user = await openBoth();
    expect(goBack()).toBe(true);
    await press(user, 'Go On Editing');
    expect(above()).toBeVisible();
    expect(below()).toHaveValue('x');
  });
});
