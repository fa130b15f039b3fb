import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor } from '@testing-library/react';
import { financeForTests, metricsFixture } from '../testing/server';
import EmergencyFund from './emergency-fund';

const finance = financeForTests();

const halfway = metricsFixture({
  emergencyFund: '9000.00',
  currentTotalSpending: '4000.00',
  emergencyTarget: '24000.00',
  emergencyRemaining: '15000.00',
  emergencyProgress: 0.375,
  emergencyFundMonths: 2.25,
  liquidAssets: '20000.00',
  liquidRunwayMonths: 5,
  sideIncome: '600.00',
  emergencyFundMonthsWithSideIncome: 2.647059,
  cashFlow: '1500.00',
  monthsToEmergencyTarget: 10,
  recommendedContribution: '600.00',
});

describe('the emergency fund', () => {
  test('has four figures, the progress, three runways and a plan', async () => {
    finance.metrics = halfway;
    renderInPlaza(<EmergencyFund />);
    await screen.findByText('$9,000.00', { selector: 'button' });
    expect(screen.getByRole('group', { name: 'Monthly Expenses' })).toHaveTextContent('$4,000.00');
    expect(screen.getByRole('group', { name: 'Target Amount' })).toHaveTextContent('$24,000.00');
    expect(screen.getByRole('group', { name: 'Remaining Needed' })).toHaveTextContent('$15,000.00');
    const bar = screen.getByRole('progressbar', { name: 'Emergency fund progress' });
    expect(bar).toHaveAttribute('aria-valuenow', '38');
    expect(bar).toHaveAttribute('aria-valuetext', '37.5% of the target, 2.3 months');
    expect(screen.getByRole('button', { name: '5 months' })).toBeVisible();
    expect(screen.getByRole('button', { name: '2.6 months' })).toBeVisible();
    expect(screen.getByRole('button', { name: '10 months' })).toBeVisible();
    expect(screen.getByRole('button', { name: '$600.00' })).toBeVisible();
  });

  test('an overdrawn fund fills nothing of the target', async () => {
    finance.metrics = { ...halfway, emergencyFund: '-9000.00', emergencyProgress: -0.375, emergencyFundMonths: -2.25 };
    renderInPlaza(<EmergencyFund />);
    const bar = await screen.findByRole('progressbar', { name: 'Emergency fund progress' });
    expect(bar).toHaveAttribute('aria-valuenow', '0');
    expect(bar).toHaveAttribute('aria-valuetext', '-37.5% of the target, -2.3 months');
    expect(bar.firstElementChild).toHaveStyle({ width: '0%' });
  });

  test('an infinite runway is shown as endless', async () => {
    finance.metrics = metricsFixture({
      currentTotalSpending: '100.00',
      emergencyFundMonthsWithSideIncome: null,
      monthsToEmergencyTarget: null,
    });
    renderInPlaza(<EmergencyFund />);
    expect(await screen.findByText('∞ months')).toBeVisible();
    expect(screen.getByRole('button', { name: 'N/A' })).toBeVisible();
  });

  test('without expenses nothing is covered, and no runway is known', async () => {
    finance.metrics = metricsFixture({ emergencyFund: '900.00', emergencyFundMonthsWithSideIncome: null });
    renderInPlaza(<EmergencyFund />);
    expect(await screen.findByText('Enter your expenses to see how long it lasts')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add an expense' })).toHaveAttribute(
      'href',
      '/dashboard/finance_manager?tab=expenses',
    );
    // Progress, three runways, and the time to the target.
    expect(screen.getAllByRole('button', { name: 'N/A' })).toHaveLength(5);
    const bar = screen.getByRole('progressbar', { name: 'Emergency fund progress' });
    expect(bar).toHaveAttribute('aria-valuetext', 'N/A');
    expect(bar).not.toHaveAttribute('aria-valuenow');
  });

  test('shows a shortfall if spending exceeds income', async () => {
    finance.metrics = metricsFixture({ cashFlow: '-350.00', currentTotalSpending: '4000.00' });
    renderInPlaza(<EmergencyFund />);
    expect(await screen.findByText('What is missing each month')).toBeVisible();
    expect(screen.queryByText('What is left each month')).not.toBeInTheDocument();
  });

  test.each(['-350.00', '1500.00'])('says that the target is reached, with a cash flow of %s', async (cashFlow) => {
    const reached = { emergencyRemaining: '0.00', recommendedContribution: '0.00', monthsToEmergencyTarget: 0 };
    finance.metrics = { ...halfway, ...reached, cashFlow };
    renderInPlaza(<EmergencyFund />);
    const contribution = await screen.findByText('Recommended monthly contribution');
    expect(contribution).toHaveTextContent(/The target is reached$/);
    expect(screen.getByText('Time to target')).toHaveTextContent(/The target is reached$/);
    expect(screen.getByText('Monthly cash flow')).not.toHaveTextContent('The target is reached');
    expect(screen.getByRole('group', { name: 'Remaining Needed' })).toHaveTextContent('The target is reached');
  });

  test('says that a plan requires expenses', async () => {
    finance.metrics = metricsFixture({ cashFlow: '100.00' });
    renderInPlaza(<EmergencyFund />);
    expect(await screen.findByText('Recommended monthly contribution')).toHaveTextContent(/Requires your expenses$/);
  });

  test('shows that Recalculate failed, and how old the figures are', async () => {
    finance.metrics = halfway;
    const { user } = renderInPlaza(<EmergencyFund />);
    await screen.findByText('$9,000.00', { selector: 'button' });
    finance.reject('get', '/metrics', { status: 503, message: 'The service is unavailable.' });
    await user.click(screen.getByRole('button', { name: 'Recalculate' }));
    expect(await screen.findByText(/^Could not refresh your figures. You see them as of \d/)).toBeVisible();
    expect(screen.getByText('$9,000.00', { selector: 'button' })).toBeVisible();
    finance.server.resetHandlers();
    finance.metrics = { ...halfway, emergencyFund: '9500.00' };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('$9,500.00', { selector: 'button' })).toBeVisible();
    expect(screen.queryByText(/^Could not refresh/)).not.toBeInTheDocument();
  });

  test('Recalculate refetches the figures and shows the time', async () => {
    finance.metrics = halfway;
    const { user } = renderInPlaza(<EmergencyFund />);
    const before = await screen.findByText(/^Calculated at/);
    const time = before.textContent;
    expect(screen.getByText('just now')).toBeVisible(); // although the clocks of reader and service differ
    finance.metrics = { ...halfway, emergencyFund: '9500.00', computedAt: '2026-11-20T12:00:07.000Z' };
    await user.click(screen.getByRole('button', { name: 'Recalculate' }));
    expect(await screen.findByText('$9,500.00', { selector: 'button' })).toBeVisible();
    await waitFor(() => expect(screen.getByText(/^Calculated at/).textContent).not.toBe(time));
  });

  test.each([
    '3-6 months for stable employment',
    '6-12 months for irregular income',
    'Consider debt obligations',
    'Keep in a high-yield savings account',
    'Keep separate from daily spending accounts',
    'Review and adjust regularly',
  ])('advises: %s', async (advice) => {
    renderInPlaza(<EmergencyFund />);
    expect(await screen.findByText(advice)).toBeVisible();
  });

  test('shows why the figures are unavailable', async () => {
    finance.reject('get', '/metrics', { status: 503, message: 'The service is unavailable.' });
    renderInPlaza(<EmergencyFund />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your figures could not be loaded');
  });
});
