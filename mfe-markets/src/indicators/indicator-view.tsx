import type { EconomicIndicator } from '@plaza/contracts/markets/quotes';
import type { ListView } from '../quotes/view/list-view';
import { asListed, byChangeOrName } from '../quotes/view/orders';
import { changeOf, IndicatorChange, IndicatorMove, IndicatorValue } from './indicator-figures';

/** Economic indicators. They are published monthly or quarterly, so they have no chart and no alerts. */
export const indicatorView: ListView<EconomicIndicator> = {
  kind: 'economic-indicators',
  labels: {
    label: 'Economic indicators',
    one: 'economic indicator',
    many: 'economic indicators',
    search: 'Search economic indicators',
    hint: 'Try a name such as Inflation, or a word of its description.',
    emptyTitle: 'No Economic Data Available',
    emptyText: 'Unable to fetch economic indicators at the moment. Please try refreshing.',
    failed: 'Failed to load economic data',
    skeletons: 6,
  },
  keyOf: ({ name }) => name,
  nameOf: ({ name }) => name,
  textOf: ({ name, description }) => `${name} ${description}`,
  savedAs: ({ name, description }) => ({ key: name, fields: { name, description } }),
  orders: [asListed, ...byChangeOrName],
  columns: [
    {
      id: 'name',
      header: 'Indicator',
      place: 'title',
      width: 'clamp(132px, 36% - 160px, 200px)',
      cell: ({ name }) => name,
      sortBy: ({ name }) => name,
    },
    {
      id: 'description',
      header: 'Description',
      place: 'note',
      wraps: true,
      cell: ({ description }) => description,
    },
    { id: 'period', header: 'Period', place: 'note', width: '116px', cell: ({ period }) => period },
    {
      id: 'value',
      header: 'Value',
      place: 'figure',
      end: true,
      width: '132px',
      cell: (indicator) => <IndicatorValue {...indicator} />,
    },
    {
      id: 'change',
      header: 'Change',
      place: 'change',
      end: true,
      // From 1100 px on, the column also has room for the absolute change.
      width: 'clamp(104px, 4 * (100vw - 1050px), 216px)',
      cell: (indicator) => (
        <>
          <IndicatorMove {...indicator} /> <IndicatorChange {...indicator} />
        </>
      ),
      sortBy: (indicator) => changeOf(indicator).value,
    },
  ],
};
