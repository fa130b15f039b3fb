import { Button, DownloadIcon, PageHeader, Stack } from '@plaza/ui';
import { lazyChunk } from '@plaza/web-kit';
import { Suspense, useState } from 'react';
import type { AuditRecordsProps } from './audit-records';
import { FilteredAuditSkeleton } from './audit-skeleton';
import { AuditFilterBar } from './filters/audit-filter-bar';
import { noFilters, useAuditFilters } from './filters/audit-filters';
import { useExport } from './use-export';

const AuditRecords = lazyChunk<AuditRecordsProps>(() => import('./audit-records'));

/** The audit log of all administrative writes: who changed what, and for whom. For high-level administrators only. */
export function AuditLog() {
  const [filters, setFilters] = useAuditFilters();
  const [clearings, setClearings] = useState(0);
  const { exporting, exportFile } = useExport(filters);

  function handleClear() {
    setFilters(noFilters);
    setClearings(clearings + 1);
  }

  return (
    <Stack>
      <PageHeader
        oneLine
        level={2}
        title="Audit Log"
        subtitle="What administrators changed. Nothing here can be changed or removed."
        actions={
          <Button icon={<DownloadIcon />} loading={exporting} onClick={exportFile}>
            Export CSV
          </Button>
        }
      />
      <AuditFilterBar filters={filters} onFilters={setFilters} onClear={handleClear} clearings={clearings} />
      <Suspense fallback={<FilteredAuditSkeleton />}>
        <AuditRecords
          filters={filters}
          onFilter={(given) => setFilters({ ...filters, ...given })}
          onClear={handleClear}
        />
      </Suspense>
    </Stack>
  );
}
