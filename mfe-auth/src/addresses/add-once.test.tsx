import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { addressFixture, answerAddresses } from '../testing/addresses';
import { renderSignedIn } from '../testing/profile';
import { AddressesDialog } from './addresses-dialog';

const path = '/api/v1/profile/addresses';
const home = addressFixture('Home', { isMain: true });

/** Answers each attempt to add an address by the next of these. @returns the idempotency keys of the attempts */
function answerAttempts(...answers: readonly (() => Response)[]) {
  const keys: (string | null)[] = [];
  server.use(
    http.post(path, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return answers[keys.length - 1]?.() ?? HttpResponse.error();
    }),
  );
  return keys;
}

const added = () => {
  const addresses = [home, addressFixture('Cottage')];
  return HttpResponse.json({ success: true, data: { addresses }, addresses }, { status: 201 });
};

async function openForm() {
  answerAddresses([home]);
  const { user } = renderSignedIn(<AddressesDialog open onOpenChange={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Add Address' }));
  const form = within(screen.getByRole('dialog', { name: 'Add Address' }));
  await user.type(form.getByLabelText('Label'), 'Cottage');
  await user.type(form.getByRole('combobox', { name: 'Address' }), '7');
  return { user, form, save: () => user.click(form.getByRole('button', { name: 'Save Address' })) };
}

it('sends an address again with the same key after a lost answer', async () => {
  const { save } = await openForm();
  const keys = answerAttempts(() => HttpResponse.error(), added);
  await save();
  expect(await screen.findByText('Failed to add address')).toBeVisible();
  await save();
  expect(await screen.findByText('Address added successfully')).toBeVisible();
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('reports that the first one was saved if the form was changed since, and then uses a new key', async () => {
  const { user, form, save } = await openForm();
  const reused = () => errorAnswer(409, 'Another request was made with this key.', 'idempotency_key_reused');
  const keys = answerAttempts(() => HttpResponse.error(), reused, added);
  await save();
  expect(await screen.findByText('Failed to add address')).toBeVisible();
  await user.type(form.getByLabelText('Notes'), 'In summer');
  await save();
  expect(
    await screen.findByText('Your first attempt was saved. Check the list before you add another one.'),
  ).toBeVisible();
  await save();
  expect(await screen.findByText('Address added successfully')).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
