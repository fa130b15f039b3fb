import type { Property } from '@plaza/contracts/finance/properties';
import { MapIcon } from '@plaza/ui';
import { toast } from '@plaza/web-kit';
import { useState } from 'react';
import { showFailure } from '../failure-toast';
import { RatesNotice } from '../figures/rates-notice';
import { useFinanceMetricsQuery, useFinancePropertiesQuery, useFinanceSettingsQuery } from '../finance-api';
import { formatAmount } from '../money/format-amount';
import { ListSkeleton } from '../records/list/list-skeleton';
import { TitledList } from '../records/list/list-texts';
import { useNarrowTable } from '../records/list/use-narrow-table';
import { RecordScreen } from '../records/record-screen';
import { DeleteRecord } from '../records/writes/delete-record';
import { withOutcome } from '../unknown-outcome';
import { useFinanceRemovePropertyMutation } from './properties-api';
import { PropertyDialog } from './property-dialog';
import { PropertyFigures } from './property-figures';
import { PropertyTable } from './property-table';

const plain = { displaySymbols: true };

/** All properties, with their value and their returns. */
export default function RealEstate() {
  const properties = useFinancePropertiesQuery();
  const metrics = useFinanceMetricsQuery();
  const settingsQuery = useFinanceSettingsQuery();
  const settings = settingsQuery.data;
  const [remove] = useFinanceRemovePropertyMutation();
  const [editing, setEditing] = useState<Property | 'new'>();
  const [deleting, setDeleting] = useState<Property>();
  const style = settings ?? plain;
  const isNarrow = useNarrowTable();

  async function handleRemove({ id }: Property) {
    const { error } = await remove({ id });
    if (error) showFailure(error, withOutcome('Failed to delete property', error, 'deleted'));
    else toast({ title: 'Property deleted successfully', variant: 'success' });
  }

  return (
    <>
      <RecordScreen
        title="Real Estate Holdings"
        what="properties"
        list={properties}
        settings={settingsQuery}
        metrics={metrics}
        addLabel="Add Property"
        onAdd={() => setEditing('new')}
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
      {editing && settings && (
        <PropertyDialog
          property={editing === 'new' ? undefined : editing}
          settings={settings}
          onClose={() => setEditing(undefined)}
        />
      )}
      {deleting && (
        <DeleteRecord
          question="Are you sure you want to delete this property?"
          what={`${deleting.address}, ${formatAmount(deleting.propertyValue, deleting.currency, style)}`}
          remove={() => handleRemove(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
