import type { ServiceCategory } from '@plaza/contracts/marketplace/catalog';
import { Button, CardSurface, type Column, EditIcon, Empty, GridIcon, IconButton, PlusIcon, Table } from '@plaza/ui';
import { useState } from 'react';
import { firstCategories, isCatalogCut } from '../../notices/catalog-limit';
import { LimitNote } from '../../notices/limit-note';
import { LoadError } from '../../notices/load-error';
import { Clamped } from '../../text/clamped';
import { ActiveBadge } from './active-badge';
import { CategoryDialog } from './category-dialog';
import { Section } from './section';
import { useMarketplaceCategoriesQuery } from './service-catalog-api';
import { CategoriesSkeleton } from './table-skeletons';

const columns: readonly Column<ServiceCategory>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'description',
    header: 'Description',
    cell: ({ description }) => (description ? <Clamped text={description} lines={3} /> : '—'),
    onCard: 'details',
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
    width: '110px',
    onCard: 'figure',
  },
];

/** The categories of services, for administrators. */
export function Categories() {
  const { data, error, isFetching, refetch } = useMarketplaceCategoriesQuery();
  const [open, setOpen] = useState<ServiceCategory | 'new'>();
  return (
    <Section
      title="Categories"
      actions={
        <Button size="sm" icon={<PlusIcon />} disabled={!data} onClick={() => setOpen('new')}>
          Add Category
        </Button>
      }
    >
      {isCatalogCut(data?.length) && <LimitNote>{firstCategories}</LimitNote>}
      <CategoryList data={data} error={error} loading={isFetching} onRetry={refetch} onEdit={setOpen} />
      {open && <CategoryDialog category={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </Section>
  );
}

interface CategoryListProps {
  data: readonly ServiceCategory[] | undefined;
  error: unknown;
  loading: boolean;
  onRetry: () => void;
  onEdit: (category: ServiceCategory) => void;
}

function CategoryList({ data, error, loading, onRetry, onEdit }: CategoryListProps) {
  if (error && !data) {
    return (
      <CardSurface>
        <LoadError title="Failed to load the categories" error={error} loading={loading} onRetry={onRetry} />
      </CardSurface>
    );
  }
  if (!data) return <CategoriesSkeleton />;
  if (data.length === 0) {
    return (
      <CardSurface>
        <Empty
          icon={<GridIcon size={20} />}
          title="No categories yet"
          text="Add the first one: customers find services by their category."
        />
      </CardSurface>
    );
  }
  return (
    <Table
      label="Categories"
      columns={columns}
      rows={data}
      rowKey={({ id }) => id}
      maxHeight="none"
      actions={(category) => (
        <IconButton size="sm" label={`Edit ${category.name}`} onClick={() => onEdit(category)}>
          <EditIcon />
        </IconButton>
      )}
    />
  );
}
