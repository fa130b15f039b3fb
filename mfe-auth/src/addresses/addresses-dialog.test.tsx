import { limits } from '@plaza/contracts/limits';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { holdRequests, server } from '@plaza/test-kit/screens/mock-server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { addressFixture, answerAddresses, failAddresses } from '../testing/addresses';
import { renderSignedIn } from '../testing/profile';
import { AddressesDialog } from './addresses-dialog';

const home = addressFixture('Home', { isMain: true, address: '12 Harbour Street', lat: 43.6, lng: -79.3 });
const office = addressFixture('Office', { type: 'work', notes: 'Ring twice', address: '100 King Street' });

const openDialog = (person = {}) => renderSignedIn(<AddressesDialog open onOpenChange={() => undefined} />, person);
const rows = () => screen.getAllByRole('listitem').map((row) => within(row).getAllByText(/./)[0]?.textContent);

it('offers the first step if there is no address', async () => {
  answerAddresses();
  const { user } = openDialog();
  expect(await screen.findByText('No addresses yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Address' }));
  expect(screen.getByRole('dialog', { name: 'Add Address' })).toBeVisible();
});

it('shows the main address and all with their count, each with directions', async () => {
  answerAddresses([home, office]);
  openDialog();
  const main = await screen.findByRole('region', { name: 'Main address' });
  expect(within(main).getByText('12 Harbour Street')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Saved addresses (2)' })).toBeVisible();
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('Main')).toBeVisible();
  expect(within(first as HTMLElement).queryByRole('button', { name: /Set as Main/ })).not.toBeInTheDocument();
  const directions = within(second as HTMLElement).getByRole('link', { name: /Directions to Office/ });
  expect(directions).toHaveAttribute('href', expect.stringMatching(/destination=100%20King%20Street$/));
  expect(directions).toHaveAttribute('target', '_blank');
});

it('stays when a later visit is rejected for another reason than who the user is', async () => {
  answerAddresses([home, office]);
  const { leaveAndReturn } = openDialog();
  await screen.findByRole('heading', { name: 'Saved addresses (2)' });
  let rejections = 0;
  failAddresses(() => {
    rejections += 1;
    return errorAnswer(429, 'Too many requests.');
  });
  leaveAndReturn();
  await waitFor(() => expect(rejections).toBe(1));
  await expect(screen.findByText('Your addresses did not load', {}, { timeout: 300 })).rejects.toThrow();
  expect(screen.getByRole('button', { name: 'Edit Home' })).toBeVisible();
});

it('adds an address, with trimmed text', async () => {
  const kept = answerAddresses([home]);
  const { user } = openDialog();
  await user.click(await screen.findByRole('button', { name: 'Add Address' }));
  const form = within(screen.getByRole('dialog', { name: 'Add Address' }));
  const save = form.getByRole('button', { name: 'Save Address' });
  expect(save).toBeDisabled();
  await user.type(form.getByLabelText('Label'), ' Cottage ');
  expect(save).toBeDisabled();
  await user.type(form.getByRole('combobox', { name: 'Address' }), '7 ');
  await user.click(form.getByRole('combobox', { name: 'Type' }));
  await user.click(screen.getByRole('option', { name: 'Other' }));
  await user.type(form.getByLabelText('Notes'), 'In summer');
  await user.click(save);
  expect(await screen.findByText('Address added successfully')).toBeVisible();
  expect(await screen.findByText('Success')).toBeVisible();
  expect(kept.calls).toEqual([
    {
      method: 'POST',
      body: { label: 'Cottage', address: '7', type: 'other', notes: 'In summer', lat: null, lng: null },
    },
  ]);
  expect(await screen.findByRole('heading', { name: 'Saved addresses (2)', hidden: true })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Address' })).not.toBeInTheDocument());
});

it.each([
  ['Enter', () => screen.getByLabelText('Label')],
  ['Enter', () => screen.getByRole('combobox', { name: 'Address' })],
])('shows what is missing if it is submitted by %s anyway', async (_key, input) => {
  const kept = answerAddresses();
  const { user } = openDialog();
  await user.click(await screen.findByRole('button', { name: 'Add Address' }));
  await user.type(input(), ' {Enter}');
  expect(await screen.findByText('Please fill in the label and address fields')).toBeVisible();
  expect(await screen.findByText('Error')).toBeVisible();
  expect(kept.calls).toEqual([]);
});

it('shows what is missing if the form is submitted empty', async () => {
  answerAddresses();
  const { user } = openDialog();
  await user.click(await screen.findByRole('button', { name: 'Add Address' }));
  const form = screen.getByLabelText('Label').closest('form');
  fireEvent.submit(form as HTMLFormElement);
  expect(await screen.findByText('Please fill in the label and address fields')).toBeVisible();
});

it('accepts no more characters than the server', async () => {
  answerAddresses([home]);
  const { user } = openDialog();
  await user.click(await screen.findByRole('button', { name: 'Add Address' }));
  expect(screen.getByLabelText('Label')).toHaveAttribute('maxlength', String(limits.name));
  expect(screen.getByRole('combobox', { name: 'Address' })).toHaveAttribute('maxlength', String(limits.address));
  expect(screen.getByLabelText('Notes')).toHaveAttribute('maxlength', String(limits.longText));
});

it('has no room for more than 50', async () => {
  answerAddresses(
    Array.from({ length: limits.addresses }, (_, index) => addressFixture(`A${index}`, { isMain: index === 0 })),
  );
  openDialog();
  expect(await screen.findByRole('button', { name: 'Add Address' })).toBeDisabled();
  expect(screen.getByText('You have saved 50 addresses, as many as there can be.')).toBeVisible();
});

it('changes one, and clears its location when the text changes', async () => {
  const kept = answerAddresses([home]);
  const { user } = openDialog();
  await user.click(await screen.findByRole('button', { name: 'Edit Home' }));
  const form = within(screen.getByRole('dialog', { name: 'Edit Address' }));
  await user.type(form.getByLabelText('Label'), ' 2');
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Address updated successfully')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Edit Home 2' }));
  await user.clear(screen.getByRole('combobox', { name: 'Address' }));
  await user.type(screen.getByRole('combobox', { name: 'Address' }), '13');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(kept.calls).toHaveLength(2));
  expect(kept.calls.map(({ body }) => body)).toEqual([{ label: 'Home 2' }, { address: '13', lat: null, lng: null }]);
});

it('keeps what another window has changed of it meanwhile', async () => {
  const kept = answerAddresses([home]);
  const { user } = openDialog();
  await user.click(await screen.findByRole('button', { name: 'Edit Home' }));
  kept.list = [{ ...home, notes: 'Ring twice' }];
  await user.type(screen.getByLabelText('Label'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Address updated successfully')).toBeVisible();
  expect(kept.list).toMatchObject([{ label: 'Home 2', notes: 'Ring twice' }]);
});

it.each([
  ['stays open where it could not be deleted', () => errorAnswer(503, 'Not just now.'), 'Error', true],
  ['closes where another window was first', () => errorAnswer(404, 'Address not found.'), 'Success', false],
])('%s', async (_what, answer, title, isOpen) => {
  answerAddresses([home, office]);
  const { user } = openDialog();
  await user.click(await screen.findByRole('button', { name: 'Delete Home' }));
  server.use(http.delete('/api/v1/profile/addresses/:id', answer));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(title)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog') !== null).toBe(isOpen));
});

it('does not close another form if the answer arrived after the first one was closed', async () => {
  answerAddresses([home, office]);
  const release = holdRequests('patch', '/api/v1/profile/addresses/:id');
  const { user } = openDialog();
  await user.click(await screen.findByRole('button', { name: 'Edit Home' }));
  await user.type(screen.getByLabelText('Label'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit Office' }));
  await user.type(screen.getByLabelText('Label'), ' 3');
  release();
  expect(await screen.findByText('Address updated successfully')).toBeVisible();
  expect(screen.getByLabelText('Label')).toHaveValue('Office 3');
});

it('does not close the question about another address if the answer arrived after the first one was closed', async () => {
  const kept = answerAddresses([home, office]);
  const release = holdRequests('delete', '/api/v1/profile/addresses/:id');
  const { user } = openDialog();
  const question = () => within(screen.getByRole('alertdialog'));
  await user.click(await screen.findByRole('button', { name: 'Delete Home' }));
  await user.click(question().getByRole('button', { name: 'Delete' }));
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Delete Office' }));
  release();
  expect(await screen.findByText('Address deleted successfully')).toBeVisible();
  expect(question().getByText('Office')).toBeVisible();
  expect(kept.calls).toEqual([{ method: 'DELETE', id: home.id }]);
});

it('shows that there is nothing to save, and stays open', async () => {
  const kept = answerAddresses([home]);
  const { user } = openDialog();
  await user.click(await screen.findByRole('button', { name: 'Edit Home' }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Nothing to save')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Edit Address' })).toBeVisible();
  expect(kept.calls).toEqual([]);
});

it('makes another one the main address', async () => {
  answerAddresses([home, office]);
  const { user } = openDialog();
  await user.click(await screen.findByRole('button', { name: 'Set as Main: Office' }));
  expect(await screen.findByText('Main address updated successfully')).toBeVisible();
  expect(await within(screen.getByRole('region', { name: 'Main address' })).findByText('Office')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Set as Main: Home' })).toBeVisible();
});

it('deletes one after a question; the first remaining becomes the main address', async () => {
  const kept = answerAddresses([home, office]);
  const { user } = openDialog();
  await user.click(await screen.findByRole('button', { name: 'Delete Home' }));
  const question = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this address?' });
  expect(within(question).getByText('Home')).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(kept.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete Home' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Address deleted successfully')).toBeVisible();
  expect(await within(screen.getByRole('region', { name: 'Main address' })).findByText('Office')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Saved addresses (1)' })).toBeVisible();
});

it.each([
  ['the server’s sentence', () => errorAnswer(409, 'You have 50 addresses.'), 'You have 50 addresses.'],
  ['its own where no answer comes', () => HttpResponse.error(), 'Failed to add address'],
])('keeps the input if saving fails with %s', async (_whose, answer, sentence) => {
  answerAddresses([home]);
  const { user } = openDialog();
  await user.click(await screen.findByRole('button', { name: 'Add Address' }));
  await user.type(screen.getByLabelText('Label'), 'Cottage');
  await user.type(screen.getByRole('combobox', { name: 'Address' }), '7');
  server.use(http.post('/api/v1/profile/addresses', answer));
  await user.click(screen.getByRole('button', { name: 'Save Address' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await screen.findByText('Error')).toBeVisible();
  expect(screen.getByLabelText('Label')).toHaveValue('Cottage');
});

describe('while the server does not answer', () => {
  async function visitThenFail(answer?: () => Response) {
    answerAddresses([home, office]);
    const visit = openDialog();
    await screen.findByRole('heading', { name: 'Saved addresses (2)' });
    visit.unmount();
    failAddresses(answer);
  }

  it.each([
    ['no answer comes', () => HttpResponse.error()],
    ['the server fails', () => errorAnswer(502, 'Not just now.')],
  ])('shows the offline copy, read-only, if %s, and the list once it is back', async (_why, answer) => {
    await visitThenFail(answer);
    const { user } = openDialog();
    const notice = await screen.findByText(/This copy was made/);
    expect(notice).toBeVisible();
    expect(notice).toHaveTextContent(/This copy was made just now and can only be read\./);
    expect(within(notice).getByText('just now')).toHaveAttribute('aria-live', 'off');
    expect(rows()).toEqual(['Home', 'Office']);
    expect(screen.getAllByRole('link', { name: /Directions/ })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /Add|Edit|Delete|Set as/ })).not.toBeInTheDocument();
    answerAddresses([home]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Saved addresses (1)' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Edit Home' })).toBeVisible();
  });

  it("shows no other user's copy", async () => {
    await visitThenFail();
    openDialog({ id: '9f0c6ad2-7c5e-4a51-9d61-5d8f4a9b0c99' });
    expect(await screen.findByText('Your addresses did not load')).toBeVisible();
    expect(screen.queryByText('Home')).not.toBeInTheDocument();
  });

  it('treats a rejection as an answer', async () => {
    await visitThenFail(() => errorAnswer(403, 'Not yours.'));
    openDialog();
    expect(await screen.findByText('Not yours.')).toBeVisible();
    expect(screen.queryByText('Home')).not.toBeInTheDocument();
  });
});
