import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Field } from '../controls/field';
import { PasswordInput } from '../controls/password-input';
import { SearchInput } from '../controls/search-input';
import { TextInput } from '../controls/text-input';
import { Accounts, expectClosed, name, open, press, question } from './testing/account-dialog';

const secrets = (
  <>
    <Field label="Password">
      <PasswordInput />
    </Field>
    <Field label="Code">
      <TextInput autoComplete="one-time-code" />
    </Field>
    <SearchInput label="Find somebody" value="" onValueChange={() => undefined} />
  </>
);

async function choose(user: UserEvent, currency: string) {
  await user.click(screen.getByRole('combobox', { name: 'Currency' }));
  await user.click(await screen.findByRole('option', { name: currency }));
}

const ways: readonly [string, (user: UserEvent) => Promise<void>][] = [
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['a press outside', (user) => user.click(screen.getByRole('dialog').previousElementSibling as Element)],
  ['the X', (user) => press(user, 'Close')],
];

describe.each(ways)('%s', (_way, close) => {
  it('asks before typed input is lost, and closes on confirmation', async () => {
    const user = await open();
    await user.type(name(), ' account');
    await close(user);
    expect(question()).toBeVisible();
    await press(user, 'Discard');
    await expectClosed();
    expect(question()).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add account' })).toHaveFocus());
  });

  it('closes an unchanged form', async () => {
    const user = await open();
    await user.click(name());
    await close(user);
    expect(question()).not.toBeInTheDocument();
    await expectClosed();
  });
});

it.each<[string, (user: UserEvent) => Promise<void>, (user: UserEvent) => Promise<void>]>([
  ['a text', (user) => user.type(name(), 'x'), (user) => user.type(name(), '{Backspace}  ')],
  [
    'several lines',
    (user) => user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Joint'),
    (user) => user.clear(screen.getByRole('textbox', { name: 'Notes' })),
  ],
  [
    'a number',
    (user) => user.type(screen.getByRole('textbox', { name: 'Balance' }), '5'),
    (user) => user.type(screen.getByRole('textbox', { name: 'Balance' }), '{Backspace}'),
  ],
  ['a choice of a select', (user) => choose(user, 'USD'), (user) => choose(user, 'CAD')],
  [
    'a choice of a select by a letter',
    async (user) => {
      screen.getByRole('combobox', { name: 'Currency' }).focus();
      await user.keyboard('u');
    },
    (user) => choose(user, 'CAD'),
  ],
  [
    'a choice of a native select',
    (user) => user.selectOptions(screen.getByRole('combobox', { name: 'Bank' }), 'South'),
    (user) => user.selectOptions(screen.getByRole('combobox', { name: 'Bank' }), 'North'),
  ],
  ['a box', (user) => user.click(screen.getByText('Essential')), (user) => user.click(screen.getByText('Essential'))],
  ['a native box', (user) => user.click(screen.getByText('Shared')), (user) => user.click(screen.getByText('Shared'))],
  ['a switch', (user) => user.click(screen.getByRole('switch')), (user) => user.click(screen.getByText('Active'))],
  ['a radio button', (user) => user.click(screen.getByText('Large')), (user) => user.click(screen.getByText('Small'))],
  [
    'the text of a combobox',
    (user) => user.type(screen.getByRole('combobox', { name: 'City' }), 'Oslo'),
    (user) => user.clear(screen.getByRole('combobox', { name: 'City' })),
  ],
])('%s counts as a change unless it restores the initial value', async (_what, change, restore) => {
  const user = await open();
  await change(user);
  await user.keyboard('{Escape}');
  expect(question()).toBeVisible();
  await press(user, 'Go On Editing');
  await restore(user);
  await user.keyboard('{Escape}');
  expect(question()).not.toBeInTheDocument();
  await expectClosed();
});

it('Escape in the question returns to the field, with the typed input', async () => {
  const user = await open();
  await user.type(name(), ' account');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Go On Editing' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(question()).not.toBeInTheDocument();
  await waitFor(() => expect(name()).toHaveFocus());
  expect(name()).toHaveValue('Savings account');
});

it('a press outside keeps the focus in the question, which returns it afterwards', async () => {
  const user = await open();
  await user.type(name(), ' account');
  await ways[1]?.[1](user);
  expect(screen.getByRole('button', { name: 'Go On Editing' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(name()).toHaveFocus());
});

it('Escape closes only an open list, without a question', async () => {
  const user = await open();
  await choose(user, 'USD');
  await user.click(screen.getByRole('combobox', { name: 'Currency' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox', { name: 'Currency' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'Tor');
  expect(screen.getByRole('option', { name: 'Toronto' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option', { name: 'Toronto' })).not.toBeInTheDocument();
  expect(question()).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(question()).toBeVisible();
});

it('Cancel and a submitted form close without a question', async () => {
  const user = await open();
  await user.type(name(), 'x');
  await press(user, 'Cancel');
  await expectClosed();
  await press(user, 'Add account');
  await user.type(name(), 'x');
  await press(user, 'Add');
  await expectClosed();
  expect(question()).not.toBeInTheDocument();
});

it('neither asks nor closes while the form is being saved, as that may fail, except with Cancel', async () => {
  const user = await open({ saving: true });
  await user.type(name(), 'x');
  await user.keyboard('{Escape}');
  await press(user, 'Close');
  expect(question()).not.toBeInTheDocument();
  expect(name()).toHaveValue('Savingsx');
  await press(user, 'Cancel');
  await expectClosed();
});

it('asks about input dictated into the first field, without a key or a press', async () => {
  const user = await open();
  const field = name();
  fireEvent(field, new InputEvent('beforeinput', { bubbles: true, data: 'Dictated' }));
  fireEvent.input(field, { target: { value: 'Dictated' } });
  await user.keyboard('{Escape}');
  expect(question()).toBeVisible();
});

it('does not ask about passwords, codes and searches', async () => {
  const user = await open({ children: secrets });
  await press(user, 'Show Password');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.type(screen.getByLabelText('Code'), '123');
  await user.type(screen.getByRole('searchbox'), 'Ada');
  await user.keyboard('{Escape}');
  await expectClosed();
});

it('does not ask about values that the form filled in', async () => {
  const user = await open();
  name().setAttribute('value', 'Chequing');
  await user.keyboard('{Escape}');
  await expectClosed();
});

it('uses the changed state that a form declares', async () => {
  const user = await open({ isChanged: false });
  await user.type(name(), 'x');
  await user.keyboard('{Escape}');
  await expectClosed();
});

it('asks about changes outside of fields if the form declares them', async () => {
  const user = await open({ isChanged: true });
  await user.keyboard('{Escape}');
  expect(question()).toBeVisible();
});

it('asks in the words of a dialog that shows something once', async () => {
  const user = await open({
    isChanged: true,
    discardQuestion: {
      title: 'Close without saving the codes?',
      description: 'They are shown only this once.',
      confirmLabel: 'Close Anyway',
      cancelLabel: 'Go Back',
    },
  });
  await user.keyboard('{Escape}');
  const asked = screen.getByRole('alertdialog', { name: 'Close without saving the codes?' });
  expect(asked).toHaveAccessibleDescription('They are shown only this once.');
  await press(user, 'Go Back');
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  await press(user, 'Close Anyway');
  await expectClosed();
});

it('asks only in the upper dialog, whose input does not belong to the lower one', async () => {
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
  await user.click(screen.getAllByRole('button', { name: 'Add account' }).at(-1) ?? document.body);
  await user.type(await screen.findByRole('textbox', { name: 'Above' }), 'x');
  await user.keyboard('{Escape}');
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  await press(user, 'Discard');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Above' })).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Below' })).toBeVisible();
  await user.keyboard('{Escape}');
  await expectClosed();
});
