import type { Service, ServiceCategory } from '@plaza/contracts/marketplace/catalog';
import { Button, CardSurface, Empty, PlusIcon, ToolIcon } from '@plaza/ui';
import { type ReactNode, useState } from 'react';
import { LimitNote } from '../../notices/limit-note';
import { LoadError } from '../../notices/load-error';
import { Section } from './section';
import { useMarketplaceCategoriesQuery } from './service-catalog-api';
import { ServiceDialog } from './service-dialog';
import { ServiceTable } from './service-table';
import { ServicesSkeleton } from './table-skeletons';

interface ServiceListProps {
  title: string;
  /** Undefined while loading. */
  services: readonly Service[] | undefined;
  error: unknown;
  loading: boolean;
  onRetry: () => void;
  owners?: ReadonlyMap<string, string>;
  empty: { readonly title: string; readonly text: string };
  /** Rendered above the list. */
  filters?: ReactNode;
  /** Says that the list is cut, if it is. */
  limitNote?: string | undefined;
}

/** A list of services with a button that adds one. */
export function ServiceList({ title, owners, filters, limitNote, ...rest }: ServiceListProps) {
  const categories = useMarketplaceCategoriesQuery();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button size="sm" icon={<PlusIcon />} disabled={!categories.data} onClick={() => setAdding(true)}>
      Add Service
    </Button>
  );
  return (
    <Section title={title} actions={add}>
      {filters}
      {limitNote && <LimitNote>{limitNote}</LimitNote>}
      <Content
        {...rest}
        services={categories.data && rest.services}
        error={rest.error ?? categories.error}
        owners={owners}
        categories={categories.data ?? []}
        onRetry={() => {
          rest.onRetry();
          void categories.refetch();
        }}
      />
      {isAdding && categories.data && (
        <ServiceDialog
          service={undefined}
          categories={categories.data}
          owners={owners}
          onClose={() => setAdding(false)}
        />
      )}
    </Section>
  );
}

interface ContentProps extends Omit<ServiceListProps, 'title' | 'filters' | 'limitNote' | 'owners'> {
  owners: ReadonlyMap<string, string> | undefined;
  categories: readonly ServiceCategory[];
}

function Content({ services, error, loading, onRetry, owners, empty, categories }: ContentProps) {
  if (error && !services) {
    return (
      <CardSurface>
        <LoadError title="Failed to load the services" error={error} loading={loading} onRetry={onRetry} />
      </CardSurface>
    );
  }
  if (!services) return <ServicesSkeleton hasOwners={owners !== undefined} />;
  if (services.length === 0) {
    return (
      <CardSurface>
        <Empty icon={<ToolIcon size={20} />} title={empty.title} text={empty.text} />
      </CardSurface>
    );
  }
  return <ServiceTable services={services} categories={categories} owners={owners} />;
}
