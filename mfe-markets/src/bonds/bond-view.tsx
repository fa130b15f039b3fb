import type { Bond } from '@plaza/contracts/markets/quotes';
import { VisuallyHidden } from '@plaza/ui';
import { BasePrice, Yield, YieldChange } from '../figures/live-figures';
import { changeColumn } from '../quotes/view/columns';
import type { ListView } from '../quotes/view/list-view';
import { asListed, byChangeOrName } from '../quotes/view/orders';
import { monthsOf } from './months-of';
import { pointsMoved } from './points-moved';

/**
 * A yield as an amount: one year's interest on so many dollars. A percentage has no currency, but an amount has one.
 */
const invested = 1000;
const Interest = ({ yield: percent }: Bond) => <BasePrice amount={(invested * percent) / 100} />;

const pointsOf = ({ yield: percent, changePercent }: Bond): number => pointsMoved(percent, changePercent);

/** Government bonds. */
export const bondView: ListView<Bond> = {
  kind: 'bonds',
  labels: {
    label: 'Bonds',
    one: 'bond',
    many: 'bonds',
    search: 'Search bonds',
    hint: 'Try a name such as Treasury, or a maturity such as 10.',
    emptyTitle: 'No Bond Data Available',
    emptyText: 'Unable to fetch bonds at the moment. Please try refreshing.',
    failed: 'Failed to load bond data',
    skeletons: 6,
  },
  keyOf: ({ name }) => name,
  nameOf: ({ name }) => name,
  textOf: ({ name, maturity }) => `${name} ${maturity}`,
  savedAs: ({ name, yield: percent, maturity }) => ({ key: name, fields: { name, yield: percent, maturity } }),
  instrumentOf: ({ name, yield: percent }) => ({ kind: 'bonds', key: name, name, price: percent }),
  orders: [asListed, ...byChangeOrName],
  columns: [
    { id: 'name', header: 'Name', place: 'title', cell: ({ name }) => name, sortBy: ({ name }) => name },
    {
      id: 'maturity',
      header: 'Maturity',
      place: 'note',
      wideOnly: true,
      width: '104px',
      cell: ({ maturity }) => maturity,
      onCard: () => null,
      sortBy: ({ maturity }) => monthsOf(maturity),
    },
    {
      id: 'yield',
      header: 'Yield',
      place: 'figure',
      end: true,
      width: '92px',
      cell: ({ yield: percent }) => <Yield percent={percent} />,
      sortBy: ({ yield: percent }) => percent,
    },
    {
      id: 'interest',
      header: 'Yearly on $1,000',
      place: 'note',
      end: true,
      width: '140px',
      cell: (bond) => <Interest {...bond} />,
      headsCards: true,
      onCard: (bond) => (
        <>
          <Interest {...bond} /> a year<VisuallyHidden> on $1,000</VisuallyHidden>
        </>
      ),
    },
    {
      ...changeColumn,
      width: '112px',
      cell: (bond) => <YieldChange points={pointsOf(bond)} />,
      sortBy: pointsOf,
    },
  ],
};
