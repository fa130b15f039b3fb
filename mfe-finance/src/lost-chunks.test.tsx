import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { act, screen } from '@testing-library/react';
import { CashAndInvestments } from './accounts/cash-and-investments';
import AccountsHub from './accounts-hub/accounts-hub';
import { ExplainedFigure } from './figures/explained-figure';
import { expectToast } from './testing/expect-toast';
import { accountFixture, financeForTests } from './testing/server';

/** Whether the chunks of the dialogs and menus load. */
const mockLine = { isUp: false };
function mockChunk<Chunk>(load: () => Chunk): Chunk {
  if (mockLine.isUp) return load();
  throw new Error('Loading chunk 7 failed.');
}
jest.mock('./accounts/inline/field-conflict-dialog', () =>
  mockChunk(() => jest.requireActual('./accounts/inline/field-conflict-dialog')),
);
jest.mock('./explain/explanation-dialog', () => mockChunk(() => jest.requireActual('./explain/explanation-dialog')));
jest.mock('./import-export/import-export-menu', () =>
  mockChunk(() => jest.requireActual('./import-export/import-export-menu')),
);
jest.mock('./import-export/everything/import-everything-dialog', () => ({
  ImportEverythingDialog: () => {
    throw new Error('A fault in the dialog.');
  },
}));

const finance = financeForTests();
beforeEach(() => {
  mockLine.isUp = false;
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

it('without its chunk, an explanation is not opened and the tab keeps its input, until the chunk loads', async () => {
  const { user } = renderInPlaza(
    <>
      <input aria-label="Note" />
      <ExplainedFigure metric="netWorth" name="Net Worth">
        $5
      </ExplainedFigure>
    </>,
  );
  await user.type(screen.getByLabelText('Note'), 'half a thought');
  await user.click(screen.getByRole('button', { name: '$5' }));
  await expectToast('This did not load. Please try again.');
  expect(screen.getByLabelText('Note')).toHaveValue('half a thought');
  mockLine.isUp = true;
  await user.click(screen.getByRole('button', { name: '$5' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Net Worth');
});

it('without the chunk of its menu, the hub shows its tabs and a button in its place, and the menu once the network is back', async () => {
  finance.accounts = [accountFixture()];
  renderInPlaza(<AccountsHub />);
  expect(await screen.findByRole('table', { name: 'Accounts' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load Import & Export' })).toBeVisible();
  mockLine.isUp = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'Import & Export' })).toBeVisible();
});

it('a dialog of the menu that crashes is closed with a toast, and the menu stays', async () => {
  mockLine.isUp = true;
  const { user } = renderInPlaza(<AccountsHub />);
  const menu = await screen.findByRole('button', { name: 'Import & Export' });
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'An Export of Plaza' }));
  await expectToast('This did not load. Please try again.');
  expect(menu).toBeVisible();
});

it('without the chunk of the conflict with another window, a toast says that the edit was not saved', async () => {
  finance.accounts = [accountFixture()];
  const { user } = renderInPlaza(<CashAndInvestments />);
  await user.click(await screen.findByRole('button', { name: 'Edit Name: Everyday' }));
  finance.accounts = finance.accounts.map((account) => ({ ...account, name: 'Household', version: 1 }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' mine{Enter}');
  await expectToast('Failed to update account');
  expect(await screen.findByRole('button', { name: 'Edit Name: Household' })).toBeVisible();
});
