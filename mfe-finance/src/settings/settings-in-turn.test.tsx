import type { SettingsChanges } from '@plaza/contracts/finance/settings';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expectToast } from '../testing/expect-toast';
import { financeForTests } from '../testing/server';
import CurrencySettings from './currency-settings';

const finance = financeForTests();

/** Saves settings as the service does: only over the version that is stored, and not before it is told to. */
function answerInVersions() {
  let answer: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (answer = resolve));
  const sent: SettingsChanges[] = [];
  finance.server.use(
    http.patch('/api/v1/finance/settings', async ({ request }) => {
      const { version, ...changes } = (await request.json()) as SettingsChanges;
      sent.push({ version, ...changes });
      await released;
      if (version !== finance.settings.version) {
        const message = 'They were changed elsewhere.';
        const error = { code: 'changed_elsewhere', message, requestId: 'r-1' };
        return HttpResponse.json({ success: false, message, error }, { status: 409 });
      }
      finance.settings = { ...finance.settings, ...(changes as object), version: version + 1 };
      return HttpResponse.json({ ...finance.settings, factorsUpdated: 0, withoutRate: [] });
    }),
  );
  return { answer: () => answer(), sent };
}

async function open() {
  const server = answerInVersions();
  const { user } = renderInPlaza(<CurrencySettings />);
  await screen.findByText('Advanced Rate Management');
  return { ...server, user };
}

describe('settings that are saved while others are pending', () => {
  test('two locks in quick succession are both stored', async () => {
    const { user, answer, sent } = await open();
    await user.click(screen.getByRole('switch', { name: 'Lock EUR' }));
    await user.click(screen.getByRole('switch', { name: 'Lock CAD' }));
    answer();
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Lock CAD' })).toBeChecked());
    expect(screen.getByRole('switch', { name: 'Lock EUR' })).toBeChecked();
    expect(sent).toEqual([
      { lockedRates: { EUR: true }, version: 0 },
      { lockedRates: { EUR: true, CAD: true }, version: 1 },
    ]);
  });

  test('each card keeps what the others have saved', async () => {
    const { user, answer } = await open();
    await user.click(screen.getByRole('switch', { name: 'Display currency symbols' }));
    await user.click(screen.getByRole('button', { name: 'Save & Apply' }));
    await user.type(screen.getByLabelText('Currency code'), 'POINTS');
    await user.type(screen.getByLabelText('One unit in USD'), '0.0125');
    await user.click(screen.getByRole('button', { name: 'Add Currency' }));
    await user.click(screen.getByRole('button', { name: 'Set a Custom Rate for EUR' }));
    const rate = await screen.findByLabelText('1 EUR in USD');
    await user.clear(rate);
    await user.type(rate, '1.3');
    await user.click(screen.getByRole('button', { name: 'Save Rate' }));
    answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.type(screen.getByRole('textbox', { name: 'Mortgage rate' }), '6');
    await user.click(screen.getByRole('button', { name: 'Save Limits' }));
    await waitFor(() => expect(finance.settings.version).toBe(4));
    expect(finance.settings).toMatchObject({
      displaySymbols: false,
      manualRateOverrides: { POINTS: '0.0125', EUR: '1.3' },
      mortgageRate: '6',
    });
  });

  test('a rate for another base currency than the one shown is not saved', async () => {
    const { user, answer } = await open();
    await user.click(screen.getByRole('combobox', { name: 'Base Currency' }));
    await user.click(screen.getByRole('option', { name: 'CAD' }));
    await user.click(screen.getByRole('button', { name: 'Save & Apply' }));
    await user.type(screen.getByLabelText('Currency code'), 'POINTS');
    await user.type(screen.getByLabelText('One unit in USD'), '0.0125');
    await user.click(screen.getByRole('button', { name: 'Add Currency' }));
    answer();
    expect(await screen.findByText(/They were changed in another window/)).toBeVisible();
    expect(finance.settings).toMatchObject({ baseCurrency: 'CAD', manualRateOverrides: {} });
  });
});

describe('input and switches during a save are kept', () => {
  test('in the card of the base currency', async () => {
    const { user, answer } = await open();
    const autoRefresh = screen.getByRole('switch', { name: 'Auto-refresh exchange rates' });
    const before = autoRefresh.getAttribute('aria-checked');
    await user.click(screen.getByRole('switch', { name: 'Display currency symbols' }));
    await user.click(screen.getByRole('button', { name: 'Save & Apply' }));
    await user.click(autoRefresh);
    answer();
    await waitFor(() => expect(finance.settings.displaySymbols).toBe(false));
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).not.toHaveAttribute('aria-disabled', 'true'));
    expect(autoRefresh).not.toHaveAttribute('aria-checked', before);
    expect(screen.getByText('Unsaved')).toBeVisible();
  });

  test('in the field of a custom rate', async () => {
    const { user, answer } = await open();
    const code = screen.getByLabelText('Currency code');
    await user.type(code, 'POINTS');
    await user.type(screen.getByLabelText('One unit in USD'), '0.0125');
    await user.click(screen.getByRole('button', { name: 'Add Currency' }));
    await user.clear(code);
    await user.type(code, 'SHIB');
    answer();
    await waitFor(() => expect(screen.getByLabelText('One unit in USD')).toHaveValue(''));
    expect(code).toHaveValue('SHIB');
  });

  test('in a lending limit', async () => {
    const { user, answer } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Mortgage rate' }), '6');
    await user.click(screen.getByRole('button', { name: 'Save Limits' }));
    await user.type(screen.getByRole('textbox', { name: 'Mortgage rate' }), '.5');
    answer();
    await waitFor(() => expect(finance.settings.mortgageRate).toBe('6'));
    const save = screen.getByRole('button', { name: 'Save Limits' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    expect(screen.getByRole('textbox', { name: 'Mortgage rate' })).toHaveValue('6.5');
  });
});

describe('a custom rate that was removed', () => {
  const pointsAt = (factor: string) => {
    finance.settings = { ...finance.settings, manualRateOverrides: { POINTS: '0.000015' } };
    const points = { code: 'POINTS', kind: 'custom', factor, source: 'override', asOf: null, locked: false } as const;
    finance.rates = { ...finance.rates, rates: [...finance.rates.rates, points] };
  };

  test.each([
    ['with all its digits', '0.0000154321', '0.0000154321'],
    ['with as many digits as can be sent', '0.00001543210987654321', '0.000015432109876543'],
    ['as it is shown where the rates are older', '0.000023', '0.000015'],
  ])('is restored %s', async (_how, factor, expected) => {
    pointsAt(factor);
    const { user, answer } = await open();
    answer();
    await user.click(screen.getByRole('button', { name: 'Remove the Rate of POINTS' }));
    await waitFor(() => expect(finance.settings.manualRateOverrides).toEqual({}));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(finance.settings.manualRateOverrides).toEqual({ POINTS: expected }));
  });
});

test('settings changed by another window are refetched with all converted figures', async () => {
  const { user, answer } = await open();
  answer();
  const requests: string[] = [];
  finance.server.events.on('request:start', ({ request }) => void requests.push(new URL(request.url).pathname));
  finance.settings = { ...finance.settings, baseCurrency: 'CAD', version: 5 };
  await user.click(screen.getByRole('switch', { name: 'Lock EUR' }));
  await expectToast('Error');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Base Currency' })).toHaveTextContent('CAD'));
  await waitFor(() => expect(requests).toContain('/api/v1/finance/rates'));
});

test('a lock keeps the focus while it is saved, and ignores a second press', async () => {
  const { user, answer, sent } = await open();
  const lock = screen.getByRole('switch', { name: 'Lock EUR' });
  await user.click(lock);
  expect(lock).toHaveAttribute('aria-busy', 'true');
  expect(lock).toBeEnabled(); // browsers take the focus from a disabled one, which jsdom does not
  await user.keyboard('{Enter}');
  answer();
  await waitFor(() => expect(lock).toBeChecked());
  expect(lock).toHaveFocus();
  expect(sent).toHaveLength(1);
});
