import { currentDay } from '@plaza/ui/time';
import { downloadFile, serverMessage, toast } from '@plaza/web-kit';
import { useState } from 'react';
import { auditFileUrl } from './audit-api';
import type { AuditFilters } from './audit-filters';

/** Saves the filtered log as a file named after the current day. */
export function useExport(filters: AuditFilters) {
  const [exporting, setExporting] = useState(false);

  async function exportFile() {
    const name = `plaza-audit-${currentDay()}.csv`;
    setExporting(true);
    const { error } = await downloadFile(auditFileUrl(filters), name);
    setExporting(false);
    if (error) {
      const description = serverMessage(error, 'Failed to export audit log');
      toast({ title: 'Error', description, variant: 'error' });
    } else {
      toast({ title: 'Success', description: `Saved as ${name}`, variant: 'success' });
    }
  }

  return { exporting, exportFile };
}
