import { Button, DownloadIcon, Menu } from '@plaza/ui';
import { downloadFile, toast } from '@plaza/web-kit';
import { useState } from 'react';
import { showFailure } from '../failure-toast';
import { useFinanceSettingsQuery } from '../finance-api';
import { ImportEverythingDialog } from './import-everything-dialog';
import { exportPath } from './import-export-api';
import { ImportRowsDialog } from './import-rows-dialog';

const endings = { json: '.json', csv: '-csv.zip' } as const;

/** Takes everything out as files, and takes files in. */
export default function ImportExportMenu() {
  const { data: settings } = useFinanceSettingsQuery();
  const [open, setOpen] = useState<'everything' | 'rows'>();
  const close = () => setOpen(undefined);

  async function handleExport(format: 'json' | 'csv') {
    const today = new Date().toISOString().slice(0, 10);
    const { error } = await downloadFile(exportPath(format), `plaza-finance-${today}${endings[format]}`);
    if (error) showFailure(error, 'Failed to export');
    else toast({ title: 'Export finished', variant: 'success' });
  }

  return (
    <>
      <Menu
        trigger={
          <Button size="sm" variant="ghost" icon={<DownloadIcon />}>
            Import &amp; export
          </Button>
        }
        items={[
          { heading: 'Export' },
          {
            label: 'Everything as JSON',
            description: 'Can be imported again',
            onSelect: () => void handleExport('json'),
          },
          {
            label: 'Everything as CSV',
            description: 'A zip of spreadsheets',
            onSelect: () => void handleExport('csv'),
          },
          { heading: 'Import' },
          { label: 'An export of Plaza', onSelect: () => setOpen('everything') },
          { label: 'A CSV file', description: 'Accounts, incomes or expenses', onSelect: () => setOpen('rows') },
        ]}
      />
      {open === 'everything' && <ImportEverythingDialog onClose={close} />}
      {open === 'rows' && settings && <ImportRowsDialog settings={settings} onClose={close} />}
    </>
  );
}
