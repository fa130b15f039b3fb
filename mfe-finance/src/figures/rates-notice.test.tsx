import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { CashAndInvestments } from '../accounts/cash-and-investments';
import EmergencyFund from '../emergency-fund/emergency-fund';
import Expenses from '../expenses/expenses';
import IncomeSources from '../incomes/income-sources';
import LoansAndLiabilities from '../loans/loans-and-liabilities';
import RealEstate from '../properties/real-estate';
import { accountFixture, financeForTests, metricsFixture } from '../testing/server';

const finance = financeForTests();

const screens: [string, ComponentType][] = [
  ['accounts', CashAndInvestments],
  ['loans', LoansAndLiabilities],
  ['incomes', IncomeSources],
  ['expenses', Expenses],
  ['properties', RealEstate],
  ['the emergency fund', EmergencyFund],
];

test.each(screens)('the figures over %s name the currencies that are excluded', async (_what, Screen) => {
  finance.accounts = [accountFixture()];
  finance.metrics = metricsFixture({ withoutRate: ['XYZ'] });
  renderInPlaza(<Screen />);
  expect(await screen.findByText(/^There is no rate for XYZ/)).toBeVisible();
});
