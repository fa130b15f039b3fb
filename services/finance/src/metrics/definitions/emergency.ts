import { Decimal } from '../../money';
import { type MetricContext, ownDefinition } from '../terms/definition';
import { constant, sum, term } from '../terms/term';

const zero = constant('Nothing', 'money', 0);

const runway = ({ figure }: MetricContext, label: string) =>
  term(label, 'months', 'quotient', [figure('emergencyFund'), figure('currentTotalSpending')]);

/** The emergency fund and its target. */
export const emergency = {
  emergencyFund: {
    name: 'Emergency fund',
    formula: 'balances of Unlocked accounts',
    source: ownDefinition,
    of: ({ rows }: MetricContext) =>
      sum(
        'Emergency fund',
        rows.accounts.filter(({ status }) => status === 'Unlocked').map(({ baseValue }) => baseValue),
      ),
  },
  emergencyFundMonths: {
    name: 'Emergency fund in months',
    formula: 'emergency fund / total monthly spending',
    source: 'Liquidity ratio: 3 to 6 months',
    of: (context: MetricContext) => runway(context, 'Emergency fund in months'),
  },
  emergencyFundMonthsWithoutSideIncome: {
    name: 'Emergency fund without side income',
    formula: 'emergency fund / total monthly spending',
    source: 'Nothing is earned beside: the whole spending comes from the fund',
    of: (context: MetricContext) => runway(context, 'Emergency fund without side income'),
  },
  emergencyFundMonthsWithSideIncome: {
    name: 'Emergency fund with side income',
    formula: 'emergency fund / (total monthly spending − side income); endless where that is not above 0',
    source: ownDefinition,
    of: ({ figure }: MetricContext) => {
      const label = 'Emergency fund with side income';
      const needed = term('Spending that side income leaves', 'money', 'difference', [
        figure('currentTotalSpending'),
        figure('sideIncome'),
      ]);
      const isNeeded = needed.value instanceof Decimal && needed.value.greaterThan(0);
      if (!isNeeded) return constant(label, 'months', null, 'Side income covers all spending');
      return term(label, 'months', 'quotient', [figure('emergencyFund'), needed]);
    },
  },
  emergencyTarget: {
    name: 'Target amount',
    formula: '6 × total monthly spending',
    source: ownDefinition,
    of: ({ figure }: MetricContext) =>
      term('Target amount', 'money', 'product', [
        constant('Months to be covered', 'count', 6),
        figure('currentTotalSpending'),
      ]),
  },
  emergencyRemaining: {
    name: 'Remaining needed',
    formula: 'target − emergency fund, where it is above 0',
    source: ownDefinition,
    of: ({ figure }: MetricContext) =>
      term('Remaining needed', 'money', 'maximum', [
        zero,
        term('Still missing', 'money', 'difference', [figure('emergencyTarget'), figure('emergencyFund')]),
      ]),
  },
  emergencyProgress: {
    name: 'Progress',
    formula: 'emergency fund / target, at most 1',
    source: ownDefinition,
    of: ({ figure }: MetricContext) =>
      term('Progress', 'ratio', 'minimum', [
        constant('All of it', 'ratio', 1),
        term('Fund by target', 'ratio', 'quotient', [figure('emergencyFund'), figure('emergencyTarget')]),
      ]),
  },
  recommendedContribution: {
    name: 'Recommended monthly contribution',
    formula: 'the smaller of: 40 % of extra cash; remaining / 7',
    source: ownDefinition,
    of: ({ figure }: MetricContext) =>
      term('Recommended monthly contribution', 'money', 'minimum', [
        term('40 % of extra cash', 'money', 'product', [constant('Share', 'ratio', '0.4'), figure('monthlyExtraCash')]),
        term('A seventh of what remains', 'money', 'quotient', [
          figure('emergencyRemaining'),
          constant('Months', 'count', 7),
        ]),
      ]),
  },
  monthsToEmergencyTarget: {
    name: 'Time to target',
    formula: 'remaining / extra cash',
    source: ownDefinition,
    of: ({ figure }: MetricContext) => {
      const [remaining, extra] = [figure('emergencyRemaining'), figure('monthlyExtraCash')];
      if (isZero(remaining.value)) return constant('Time to target', 'months', 0, 'Nothing remains');
      if (isZero(extra.value)) return constant('Time to target', 'months', null, 'There is no extra cash');
      return term('Time to target', 'months', 'quotient', [remaining, extra]);
    },
  },
  liquidRunwayMonths: {
    name: 'Runway with all liquid assets',
    formula: 'liquid assets / total monthly spending',
    source: ownDefinition,
    of: ({ figure }: MetricContext) =>
      term('Runway with all liquid assets', 'months', 'quotient', [
        figure('liquidAssets'),
        figure('currentTotalSpending'),
      ]),
  },
};

const isZero = (value: unknown): boolean => value instanceof Decimal && value.isZero();
