import type { Property } from '@plaza/contracts/finance/properties';
import { MapIcon } from '@plaza/ui';
import { RatesNotice } from '../figures/rates-notice';
import { recentRates, useFinancePropertiesQuery } from '../finance-api';
import { formatAmount } from '../money/format-amount';
import { ListSkeleton } from '../records/list/list-skeleton';
import { TitledList } from '../records/list/list-texts';
import { useNarrowTable } from '../records/list/use-narrow-table';
import { RecordDialogs } from '../records/record-dialogs';
import { RecordScreen } from '../records/record-screen';
import { useRecordScreen } from '../records/use-record-screen';
import { useFinanceRemovePropertyMutation } from './properties-api';
import { PropertyDialog } from './property-dialog';
import { PropertyFigures } from './property-figures';
import { PropertyTable } from './property-table';

/** All properties, with their value and their returns. */
export default function RealEstate() {
  const properties = useFinancePropertiesQuery(undefined, recentRates);
  const [remove] = useFinanceRemovePropertyMutation();
  const screen = useRecordScreen<Property>({
    remove,
    deletedTitle: 'Property deleted successfully',
    failure: 'Failed to delete property',
  });
  const { metrics, settings, style, setEditing, setDeleting, handleAdd } = screen;
  const isNarrow = useNarrowTable();

  return (
    <>
      <RecordScreen
        title="Real Estate Holdings"
        what="properties"
        list={properties}
        settings={settings}
        metrics={metrics}
        addLabel="Add Property"
        onAdd={handleAdd}
        skeleton={
          <ListSkeleton
            title="Property Portfolio"
            rows={6}
            columns={isNarrow ? 5 : 7}
            headerHeight={isNarrow ? 60 : 36}
            cardLines={0}
          />
        }
        empty={{
          icon: <MapIcon size={20} />,
          title: 'No properties found',
          text: 'A home, a rental, a shop: what it is worth, what is owed on it, and what it brings in.',
          addLabel: 'Add Your First Property',
        }}
        figures={
          <>
            <RatesNotice metrics={metrics.data} />
            <PropertyFigures metrics={metrics.data} settings={style} />
          </>
        }
      >
        <TitledList title="Property Portfolio">
          <PropertyTable
            properties={properties.data ?? []}
            settings={style}
            onEdit={setEditing}
            onDelete={setDeleting}
          />
        </TitledList>
      </RecordScreen>
      <RecordDialogs
        screen={screen}
        form={({ record, ...props }) => <PropertyDialog property={record} {...props} />}
        question="Are you sure you want to delete this property?"
        nameOf={(property) => `${property.address}, ${formatAmount(property.propertyValue, property.currency, style)}`}
      />
    </>
  );
}
