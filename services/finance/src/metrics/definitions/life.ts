import { dayOf } from '../../days';
import { type MetricContext, ownDefinition } from '../terms/definition';
import type { Facts } from '../terms/facts';
import { constant, term } from '../terms/term';

const ofProfile = 'From the profile';

const noteOf = ({ life }: Facts) => (life ? ofProfile : 'Your profile could not be read');

/** Figures that depend on the profile of the user. */
export const life = {
  daysUntil65: {
    name: 'Days until 65',
    formula: 'whole days to the 65th birthday, 0 when it is past',
    source: 'The usual age of retirement',
    of: ({ facts }: MetricContext) =>
      term('Days until 65', 'days', 'daysUntilAge', [
        constant('Birth date', 'date', facts.life?.birthDate ?? null, noteOf(facts)),
        constant('Age', 'count', 65),
        constant('Today', 'date', dayOf(facts.now)),
      ]),
  },
  yearsUntil65: {
    name: 'Years until 65',
    formula: 'days until 65 / 365',
    source: ownDefinition,
    of: ({ figure }: MetricContext) =>
      term('Years until 65', 'years', 'quotient', [figure('daysUntil65'), constant('Days in a year', 'count', 365)]),
  },
  familySize: {
    name: 'Family size',
    formula: 'as entered',
    source: ofProfile,
    of: ({ facts }: MetricContext) => constant('Family size', 'count', facts.life?.familySize ?? null, noteOf(facts)),
  },
  monthlyNeedPerPerson: {
    name: 'Monthly need per person',
    formula: 'total monthly spending / family size',
    source: ownDefinition,
    of: ({ figure }: MetricContext) =>
      term('Monthly need per person', 'money', 'quotient', [figure('currentTotalSpending'), figure('familySize')]),
  },
};
