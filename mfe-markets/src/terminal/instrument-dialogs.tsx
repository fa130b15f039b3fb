import { LazyPart, lazyChunk } from '@plaza/web-kit';
import { type ReactNode, useState } from 'react';
import type { Instrument } from '../quotes/view/list-view';
import { type OpenedInstrument, OpenInstrumentContext } from '../quotes/view/open-instrument';

interface ChartProps {
  readonly instrument: Instrument;
  readonly onAlert: () => void;
  readonly onClose: () => void;
}

const ChartDialog = lazyChunk<ChartProps>(() => import('../chart/chart-dialog'));
const AlertDialog = lazyChunk<Omit<ChartProps, 'onAlert'>>(() => import('../alerts/alert-dialog'));

/** Lets rows open the chart and the alerts of their instrument. */
export function InstrumentDialogs({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<OpenedInstrument>();
  const handleClose = () => setOpened(undefined);
  return (
    <OpenInstrumentContext value={setOpened}>
      {children}
      {opened && (
        <LazyPart key={opened.as} onFailure={handleClose}>
          {opened.as === 'chart' ? (
            <ChartDialog
              instrument={opened.instrument}
              onAlert={() => setOpened({ ...opened, as: 'alert' })}
              onClose={handleClose}
            />
          ) : (
            <AlertDialog instrument={opened.instrument} onClose={handleClose} />
          )}
        </LazyPart>
      )}
    </OpenInstrumentContext>
  );
}
