import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { loanFixture } from '../../testing/loans';
import { overviewForTests, worked } from '../../testing/overview';
import Overview from '../overview';

const { finance, answerTabs } = overviewForTests();

describe('what needs a decision', () => {
  const decisions = () => screen.findByRole('region', { name: 'Needs a Decision' });

  test('is empty if nothing is pending', async () => {
    finance.metrics = worked;
    renderInPlaza(<Overview />);
    await waitFor(async () => expect(await decisions()).toHaveTextContent('Nothing waits for you.'));
  });

  test('does not say so if some of it could not be loaded, and can be retried', async () => {
    finance.metrics = { ...worked, activeLoans: 0, withoutRate: ['XYZ'] };
    finance.reject('get', '/loans', { status: 500, message: 'Broken.' });
    const { user } = renderInPlaza(<Overview />);
    const card = within(await decisions());
    expect(await card.findByText('Your decisions could not be loaded')).toBeVisible();
    expect(card.queryByText('Nothing waits for you.')).not.toBeInTheDocument();
    expect(screen.getByText('Your loans could not be loaded')).toBeVisible();
    expect(screen.queryByText('No loans are entered')).not.toBeInTheDocument();
    finance.server.resetHandlers();
    finance.loans = [loanFixture({ monthsToPayOff: 3, endDate: '2027-02-01' })];
    await user.click(card.getByRole('button', { name: 'Retry' }));
    expect(await card.findByText('Its term ends in Feb 2027')).toBeVisible();
    expect(card.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('has those that are known beside the ones that could not be loaded', async () => {
    finance.metrics = { ...worked, cashFlow: '-120.50' };
    answerTabs('bookings');
    finance.server.use(http.get('/api/v1/bookings', () => new HttpResponse(null, { status: 503 })));
    renderInPlaza(<Overview />);
    const card = within(await decisions());
    expect(await card.findByText('Further decisions could not be loaded')).toBeVisible();
    expect(card.getByText('$120.50 more goes out each month than comes in')).toBeVisible();
  });

  test('is a month with too much spending, a loan that never ends or ends soon, and an old rate', async () => {
    finance.metrics = { ...worked, cashFlow: '-120.50' };
    finance.loans = [
      loanFixture({ type: 'Credit Card', lender: 'Harbour', effectivePayment: '60.00', monthsToPayOff: null }),
      loanFixture({ type: 'Mortgage', lender: 'Lakeview', monthsToPayOff: 3, endDate: '2027-02-01' }),
    ];
    const [usd] = finance.rates.rates;
    if (!usd) throw new Error('the fixture has a rate');
    finance.rates = {
      ...finance.rates,
      rates: [{ ...usd, code: 'EUR', source: 'override', asOf: '2026-09-20T12:00:00.000Z' }],
    };
    const { user } = renderInPlaza(<Overview />);
    const card = within(await decisions());
    expect(await card.findByText('$120.50 more goes out each month than comes in')).toBeVisible();
    expect(card.getByText('Its payment does not cover the interest')).toBeVisible();
    expect(card.getByText('Its term ends in Feb 2027')).toBeVisible();
    expect(card.getByRole('link', { name: 'See Loan: Credit Card, Harbour' })).toHaveAttribute(
      'href',
      '/dashboard/finance_manager?tab=loans',
    );
    await user.click(card.getByRole('button', { name: 'Show All 4' }));
    expect(card.getByText('It was set by you 2 months ago')).toBeVisible();
  });

  test('leads nobody to a tab that they do not have', async () => {
    answerTabs('overview');
    finance.metrics = { ...worked, cashFlow: '-120.50' };
    finance.loans = [loanFixture({ monthsToPayOff: 3, endDate: '2027-02-01' })];
    renderInPlaza(<Overview />);
    const card = within(await decisions());
    expect(await card.findByText('$120.50 more goes out each month than comes in')).toBeVisible();
    expect(card.getByText('Its term ends in Feb 2027')).toBeVisible();
    expect(card.queryByRole('link')).not.toBeInTheDocument();
  });

  test('is a booking to confirm, for users with bookings', async () => {
    finance.metrics = worked;
    answerTabs('bookings');
    finance.server.use(
      http.get('/api/v1/bookings', () =>
        HttpResponse.json({
          bookings: [
            { id: 'b-1', title: 'Leaking tap', date: '2026-11-24', customer: { name: 'Jo' }, actions: ['confirm'] },
            { id: 'b-2', title: 'Own request', date: '2026-11-25', customer: null, actions: ['cancel'] },
          ],
          next: null,
        }),
      ),
    );
    renderInPlaza(<Overview />);
    const card = within(await decisions());
    expect(await card.findByRole('link', { name: 'Answer: Leaking tap' })).toHaveAttribute(
      'href',
      '/dashboard/bookings?booking=b-1',
    );
    expect(card.getByText('Requested by Jo for Nov 24, 2026')).toBeVisible();
    expect(card.queryByText('Own request')).not.toBeInTheDocument();
  });
});
