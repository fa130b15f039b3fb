import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { callerFixture, choose, findToast, optionsOf, renderPanel } from '../../testing/render-panel';
import { adminUserFixture, answerAdding, crowd, idOf, serveUsers } from '../../testing/users-server';

const contractor = adminUserFixture({
  id: idOf(50),
  firstName: 'Grace',
  lastName: 'Hopper',
  role: 'contractor',
  companyName: 'Hopper Electric',
});

async function openAdd(as = callerFixture(), people = crowd(1)) {
  const kept = serveUsers(people);
  const { user } = renderPanel(as);
  await screen.findByText(/^Showing/);
  await user.click(screen.getByRole('button', { name: 'Add User' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add User' }));
  const fill = async (label: string, text: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.paste(text);
  };
  const fillAll = async () => {
    await fill('Email', ' new@example.com ');
    await fill('Password', 'secret-1');
    await fill('First name', ' Nora ');
    await fill('Last name', 'New');
  };
  const add = () => user.click(dialog.getByRole('button', { name: 'Add User' }));
  return { kept, user, dialog, fill, fillAll, add };
}

it('explains that a user added by an administrator can sign in at once', async () => {
  await openAdd(callerFixture({ role: 'admin_low' }));
  expect(screen.getByRole('dialog', { name: 'Add User' })).toHaveAccessibleDescription(
    'They can sign in at once; their email counts as verified.',
  );
});

it('adds a customer by default, and shows them in the list', async () => {
  const { kept, fillAll, add } = await openAdd();
  await fillAll();
  await add();
  await findToast('Success', 'User created successfully');
  expect(kept.sent).toEqual([
    {
      call: 'POST',
      body: { email: 'new@example.com', password: 'secret-1', firstName: 'Nora', lastName: 'New', role: 'user' },
    },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /Nora New/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add User' })).toHaveFocus();
});

it('lets a high-level admin choose any role and a company, and require another password', async () => {
  const { kept, user, dialog, fill, fillAll, add } = await openAdd();
  expect(await optionsOf(user, 'Role')).toEqual([
    'High-Level Admin',
    'Admin',
    'Contractor',
    'Contractor Employee',
    'Customer',
    'Municipal/Government',
  ]);
  await fillAll();
  await choose(user, 'Role', 'Admin');
  await fill('Company name', 'Acme');
  await user.click(dialog.getByRole('switch', { name: 'Must change password at first sign-in' }));
  await add();
  await findToast('Success', 'User created successfully');
  expect(kept.sent[0]?.body).toMatchObject({ role: 'admin_low', companyName: 'Acme', mustChangePassword: true });
});

it('offers an admin neither the admin roles nor a company', async () => {
  const { user, dialog } = await openAdd(callerFixture({ role: 'admin_low' }));
  expect(await optionsOf(user, 'Role')).toEqual([
    'Contractor',
    'Contractor Employee',
    'Customer',
    'Municipal/Government',
  ]);
  expect(dialog.queryByLabelText('Company name')).not.toBeInTheDocument();
});

describe('an employee', () => {
  it('requires a contractor, chosen by name and company', async () => {
    const { kept, user, dialog, fillAll, add } = await openAdd(callerFixture(), [contractor]);
    await fillAll();
    await choose(user, 'Role', 'Contractor Employee');
    await add();
    expect(dialog.getByRole('alert')).toHaveTextContent('All fields are required');
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Contractor' })).toHaveFocus());
    expect(kept.sent).toEqual([]);
    await choose(user, 'Contractor', 'Grace Hopper · Hopper Electric');
    await add();
    await findToast('Success', 'User created successfully');
    expect(kept.sent[0]?.body).toMatchObject({ role: 'contractor_employee', contractorId: idOf(50) });
  });

  it('can get a contractor by an id of at most 36 characters', async () => {
    const { kept, user, dialog, fill, fillAll, add } = await openAdd(callerFixture(), [contractor]);
    await fillAll();
    await choose(user, 'Role', 'Contractor Employee');
    await user.click(dialog.getByRole('button', { name: 'Enter a contractor ID' }));
    expect(dialog.getByLabelText('Contractor ID')).toHaveAttribute('maxlength', '36');
    await fill('Contractor ID', idOf(77));
    await add();
    await findToast('Success', 'User created successfully');
    expect(kept.sent[0]?.body).toMatchObject({ contractorId: idOf(77) });
  });

  it('is offered the newest contractors only, and is told so if there may be more', async () => {
    const contractors = crowd(100).map((one) => ({ ...one, role: 'contractor' as const }));
    const { user, dialog } = await openAdd(callerFixture(), contractors);
    await choose(user, 'Role', 'Contractor Employee');
    const note = 'The newest 100 contractors are listed. Enter the ID of any other.';
    const description = `Required: whom this employee works for. ${note}`;
    expect(await dialog.findByRole('combobox', { name: 'Contractor', description })).toBeVisible();
  });

  it('is sent without a contractor if another role is chosen afterwards', async () => {
    const { kept, user, fillAll, add } = await openAdd(callerFixture(), [contractor]);
    await fillAll();
    await choose(user, 'Role', 'Contractor Employee');
    await choose(user, 'Contractor', 'Grace Hopper · Hopper Electric');
    await choose(user, 'Role', 'Customer');
    await add();
    await findToast('Success', 'User created successfully');
    expect(kept.sent[0]?.body).not.toHaveProperty('contractorId');
  });
});

describe('rejects', () => {
  it('blank fields, all of them marked', async () => {
    const { kept, dialog, fill, add } = await openAdd();
    await fill('Email', 'new@example.com');
    await add();
    expect(dialog.getByRole('alert')).toHaveTextContent('All fields are required');
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    for (const label of ['Password', 'First name', 'Last name']) expect(dialog.getByLabelText(label)).toBeInvalid();
    expect(dialog.getByLabelText('Email')).toBeValid();
    expect(kept.sent).toEqual([]);
  });

  it('a too short password, on blur and not while typing', async () => {
    const { kept, user, dialog, fill, fillAll, add } = await openAdd();
    await fillAll();
    await fill('Password', 'short');
    expect(dialog.queryByText('Password must be at least 6 characters long')).not.toBeInTheDocument();
    await user.tab();
    expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password must be at least 6 characters long',
    );
    await add();
    expect(kept.sent).toEqual([]);
    await fill('Password', 'longer');
    await add();
    await findToast('Success', 'User created successfully');
  });

  it('an invalid email', async () => {
    const { kept, dialog, fill, fillAll, add } = await openAdd();
    await fillAll();
    await fill('Email', 'nobody');
    await add();
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('Enter an address like name@example.com.');
    expect(kept.sent).toEqual([]);
  });

  it('more characters than the limits', async () => {
    const { dialog } = await openAdd();
    const maxima = { Email: 255, Password: 100, 'First name': 100, 'Last name': 100, 'Company name': 255 };
    for (const [label, maximum] of Object.entries(maxima)) {
      expect(dialog.getByLabelText(label)).toHaveAttribute('maxlength', String(maximum));
    }
  });

  it.each([
    ["the server's sentence", () => errorAnswer(409, 'This email is taken.', 'email_taken'), 'This email is taken.'],
    ['one sentence without one', () => new HttpResponse('oops', { status: 500 }), 'Failed to create user'],
    ['one sentence when nobody answers', () => HttpResponse.error(), 'Failed to create user'],
  ])('with %s, and keeps the input', async (_case, answer, sentence) => {
    const { dialog, fillAll, add } = await openAdd();
    answerAdding(answer);
    await fillAll();
    await add();
    await findToast('Error', sentence);
    expect(dialog.getByLabelText('Email')).toHaveValue('new@example.com');
    expect(dialog.getByLabelText('Password')).toHaveValue('secret-1');
    expect(dialog.getByLabelText('First name')).toHaveValue(' Nora ');
  });

  it("a field with the server's sentence at that field", async () => {
    const { dialog, fillAll, add } = await openAdd();
    answerAdding(() => errorAnswer(400, 'Refused.', 'invalid_input', [{ path: 'email', message: 'No such domain.' }]));
    await fillAll();
    await add();
    await findToast('Error', 'Refused.');
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('No such domain.');
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus());
  });
});
