import type { Service, ServiceCategory } from '@plaza/contracts/marketplace/catalog';
import { type Column, EditIcon, IconButton, Money, Row, styled, Table, TrashIcon } from '@plaza/ui';
import { useState } from 'react';
import { formatDuration } from '../../bookings/booking/booking-labels';
import { Clamped } from '../../text/clamped';
import { ActiveBadge } from './active-badge';
import { RemoveService } from './remove-service';
import { ServiceDialog } from './service-dialog';

interface ServiceTableProps {
  services: readonly Service[];
  categories: readonly ServiceCategory[];
  /** The names of contractors by id, if the table shows services of several contractors. */
  owners?: ReadonlyMap<string, string> | undefined;
}

/** Services with price and duration, and buttons that edit and remove each. */
export function ServiceTable({ services, categories, owners }: ServiceTableProps) {
  const [edited, setEdited] = useState<Service>();
  const [removed, setRemoved] = useState<Service>();
  return (
    <>
      <Table
        label="Services"
        columns={columnsOf(categories, owners)}
        rows={services}
        rowKey={({ id }) => id}
        maxHeight="none"
        actions={(service) => (
          <Row gap={4} wrap={false}>
            <IconButton size="sm" label={`Edit ${service.title}`} onClick={() => setEdited(service)}>
              <EditIcon />
            </IconButton>
            <IconButton size="sm" label={`Remove ${service.title}`} onClick={() => setRemoved(service)}>
              <TrashIcon />
            </IconButton>
          </Row>
        )}
      />
      {edited && (
        <ServiceDialog service={edited} categories={categories} owners={owners} onClose={() => setEdited(undefined)} />
      )}
      {removed && <RemoveService service={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

function columnsOf(
  categories: readonly ServiceCategory[],
  owners: ServiceTableProps['owners'],
): readonly Column<Service>[] {
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name ?? '—';
  const ownerOf = ({ contractorId }: Service) =>
    contractorId === null ? 'Everybody' : (owners?.get(contractorId) ?? 'A contractor');
  return [
    {
      id: 'title',
      header: 'Title',
      cell: ({ title }) => (
        <Words>
          <Clamped text={title} lines={3} />
        </Words>
      ),
      sortBy: ({ title }) => title,
    },
    ...(owners
      ? [
          {
            id: 'owner',
            header: 'Offered by',
            cell: (service: Service) => <Words>{ownerOf(service)}</Words>,
            sortBy: ownerOf,
            onCard: 'details' as const,
          },
        ]
      : []),
    {
      id: 'category',
      header: 'Category',
      cell: ({ categoryId }) => nameOf(categoryId),
      sortBy: ({ categoryId }) => nameOf(categoryId),
      onCard: 'details',
    },
    {
      id: 'price',
      header: 'Base price',
      align: 'end',
      cell: ({ basePrice, currency }) => <Money amount={basePrice} currency={currency} />,
      sortBy: ({ basePrice }) => Number(basePrice),
      onCard: 'figure',
    },
    {
      id: 'duration',
      header: 'Duration',
      align: 'end',
      cell: ({ estimatedDuration }) => formatDuration(estimatedDuration),
      sortBy: ({ estimatedDuration }) => estimatedDuration,
      onCard: 'aside',
    },
    { id: 'state', header: 'State', cell: ({ isActive }) => <ActiveBadge isActive={isActive} />, onCard: 'details' },
  ];
}

/** Without a minimum width, the other columns of a narrow table would wrap a name after each word. */
const Words = styled.span`
  display: inline-block;
  min-width: 136px;
  text-wrap: balance;
  ${({ theme }) => theme.media.phone} { min-width: 0; }
`;
