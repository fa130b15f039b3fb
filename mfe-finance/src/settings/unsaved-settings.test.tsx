import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { ScreenDialog } from '@plaza/ui';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expectToast } from '../testing/expect-toast';
import { financeForTests } from '../testing/server';
import CurrencySettings from './currency-settings';

const finance = financeForTests();
const handleBack = jest.fn();
beforeEach(() => handleBack.mockClear());

/** The settings as the shell shows them, over the whole screen. */
async function open() {
  const { user } = renderInPlaza(
    <ScreenDialog title="Settings" backLabel="Back to Dashboard" onBack={handleBack}>
      <CurrencySettings />
    </ScreenDialog>,
  );
  await screen.findByRole('combobox', { name: 'Base Currency' });
  return user;
}

/** Saves as the service would. @param changes what is stored then */
function answerSaves(changes: Partial<typeof finance.settings>) {
  finance.server.use(
    http.patch('/api/v1/finance/settings', () => {
      finance.settings = { ...finance.settings, ...changes, version: finance.settings.version + 1 };
      return HttpResponse.json({ ...finance.settings, factorsUpdated: 0, withoutRate: [] });
    }),
  );
}

const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you entered?' });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const symbols = () => screen.getByRole('switch', { name: 'Display currency symbols' });
const mortgageRate = () => screen.getByRole('textbox', { name: 'Mortgage rate' });

test.each<[string, (user: UserEvent) => Promise<void>]>([
  ['a lending limit', (user) => user.type(mortgageRate(), '6')],
  ['the code of a custom rate', (user) => user.type(screen.getByLabelText('Currency code'), 'POINTS')],
  ['a custom rate', (user) => user.type(screen.getByLabelText('One unit in USD'), '2')],
  ['a switch of the Currency card', (user) => user.click(symbols())],
  [
    'another base currency',
    async (user) => {
      await user.click(screen.getByRole('combobox', { name: 'Base Currency' }));
      await user.click(screen.getByRole('option', { name: 'CAD' }));
    },
  ],
])('asks before unsaved %s is lost', async (_what, change) => {
  const user = await open();
  await change(user);
  await user.keyboard('{Escape}');
  expect(question()).toBeVisible();
  expect(handleBack).not.toHaveBeenCalled();
  await press(user, 'Discard');
  expect(handleBack).toHaveBeenCalledTimes(1);
});

test('does not ask if nothing was changed, or it was reverted', async () => {
  const user = await open();
  await user.click(symbols());
  await press(user, 'Cancel');
  await user.type(mortgageRate(), '6{Backspace}');
  await press(user, 'Back to Dashboard');
  expect(question()).not.toBeInTheDocument();
  expect(handleBack).toHaveBeenCalledTimes(1);
});

test('does not ask about saved limits', async () => {
  answerSaves({ mortgageRate: '6', ownLimits: ['mortgageRate'] });
  const user = await open();
  await user.type(mortgageRate(), '6');
  await press(user, 'Save Limits');
  await expectToast('Settings Saved');
  const save = screen.getByRole('button', { name: 'Save Limits' });
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  await press(user, 'Back to Dashboard'); // Escape would close the toast
  expect(question()).not.toBeInTheDocument();
  expect(handleBack).toHaveBeenCalledTimes(1);
});

test('does not ask about a saved Currency card, also when saved with Enter', async () => {
  answerSaves({ displaySymbols: false });
  const user = await open();
  await user.click(symbols());
  screen.getByRole('button', { name: 'Save & Apply' }).focus();
  await user.keyboard('{Enter}');
  await expectToast('Settings Saved');
  await waitFor(() => expect(screen.queryByText('Unsaved')).not.toBeInTheDocument());
  expect(symbols()).not.toBeChecked();
  await press(user, 'Back to Dashboard');
  expect(question()).not.toBeInTheDocument();
  expect(handleBack).toHaveBeenCalledTimes(1);
});
