import { debtToIncomeBand, debtToWorthBand, emergencyBand } from './bands';

describe('the colors of the badges', () => {
  test.each([
    [6, 'good'],
    [5.99, 'attention'],
    [3, 'attention'],
    [2.99, 'bad'],
  ])('an emergency fund of %s months is %s', (emergencyFundMonths, tone) => {
    expect(emergencyBand({ emergencyFundMonths, currentTotalSpending: '1' })?.tone).toBe(tone);
  });

  test.each([
    [0.3599, '1', 'good'],
    [0.36, '1', 'attention'],
    [0.4299, '1', 'attention'],
    [0.43, '1', 'bad'],
    [0, '0.00', undefined],
  ])('a debt-to-income ratio of %s with an income of %s is %s', (debtToIncomeRatio, monthlyIncome, tone) => {
    expect(debtToIncomeBand({ debtToIncomeRatio, monthlyIncome, maxAllowableDTI: 0.43 })?.tone).toBe(tone);
  });

  test.each([
    [0.29, 'good'],
    [0.32, 'bad'],
  ])('with a lending limit of 0.3, a debt-to-income ratio of %s is %s', (debtToIncomeRatio, tone) => {
    expect(debtToIncomeBand({ debtToIncomeRatio, monthlyIncome: '1', maxAllowableDTI: 0.3 })?.tone).toBe(tone);
  });

  test.each([
    [0.5, '100', 'good'],
    [0.7, '100', 'attention'],
    [0.71, '100', 'bad'],
    [-2, '-100', 'bad'],
    [0, '0.00', 'bad'],
  ])('a debt-to-worth ratio of %s with a net worth of %s is %s', (debtToWorthRatio, netWorth, tone) => {
    expect(debtToWorthBand({ debtToWorthRatio, netWorth, totalLiabilities: '50' })?.tone).toBe(tone);
  });

  test.each([
    ['100', 'good'],
    ['0.00', undefined],
    ['-100', 'bad'],
  ])('without debts a net worth of %s is %s', (netWorth, tone) => {
    expect(debtToWorthBand({ debtToWorthRatio: 0, netWorth, totalLiabilities: '0.00' })?.tone).toBe(tone);
  });
});
