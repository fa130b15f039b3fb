import { averageInterestRate, summable, totalBalance, totalValue } from './account-totals';

describe('the figures over accounts', () => {
  test('the value of an account is its balance times its conversion factor', () => {
    expect(totalValue({ balance: '1931.37', exactFactor: '1.371245' })).toBe('2648.38145565');
  });

  test('the total balance is the sum in the base currency, minus overdrafts', () => {
    const accounts = [
      { balance: '1200.00', exactFactor: '1' },
      { balance: '0.41830021', exactFactor: '131204.55' },
      { balance: '-240.50', exactFactor: '1.371245' },
    ];
    // 1,200 + 54,882.8908179555 - 329.7844225
    expect(totalBalance(accounts)).toBe('55753.1063954555');
  });

  test('no precision is lost as with floats', () => {
    const tenths = Array.from({ length: 3 }, () => ({ balance: '0.1', exactFactor: '1' }));
    expect(totalBalance(tenths)).toBe('0.3');
    expect(totalValue({ balance: '999999999999999.12345678', exactFactor: '999999999999.123456' })).toBe(
      (999999999999999_12345678n * 999999999999_123456n).toString().replace(/(\d{14})$/, '.$1'),
    );
  });

  test('a value belongs to the account itself, also if another one was equal before', () => {
    const before = { balance: '100', exactFactor: '2' };
    expect([totalValue(before), totalValue(before)]).toEqual(['200', '200']);
    expect(totalValue({ ...before, balance: '150' })).toBe('300');
    expect(totalBalance([before, { ...before, exactFactor: '3' }])).toBe('500');
  });

  test('without accounts the total is zero', () => {
    expect(totalBalance([])).toBe('0');
  });

  test('only accounts with factors for one base currency are added up', () => {
    const [cad, eur] = [
      { currency: 'CAD', factorBase: 'EUR' },
      { currency: 'EUR', factorBase: 'EUR' },
    ];
    const coin = { currency: 'BTC', factorBase: 'USD' };
    expect(summable([cad, coin, eur], 'EUR')).toEqual({ currency: 'EUR', summed: [cad, eur], without: ['BTC'] });
    expect(summable([cad, eur], 'USD')).toEqual({ currency: 'EUR', summed: [cad, eur], without: [] });
    expect(summable([], 'USD')).toEqual({ currency: 'USD', summed: [], without: [] });
  });

  test('the average rate is the mean over accounts with a rate, rounded to 2 decimals', () => {
    const rates = ['4.25', null, '0.5', '2.875'].map((interestRate) => ({ interestRate }));
    expect(averageInterestRate(rates)).toBe('2.54'); // 7.625 / 3 = 2.5416…
  });

  test('a rate of zero counts, a missing one does not', () => {
    expect(averageInterestRate([{ interestRate: '0' }, { interestRate: '3' }, { interestRate: null }])).toBe('1.50');
    expect(averageInterestRate([{ interestRate: null }])).toBeUndefined();
  });
});
