import type { RefObject } from 'react';
import { useTheme } from 'styled-components';
import { IconButton } from '../controls/icon-button';
import { DownloadIcon, MoreIcon, PrinterIcon } from '../display/icons';
import { reportOverlaysError } from '../lazy-overlays/use-overlays';
import { Menu } from '../overlay/menu';
import type { ChartFrameProps } from './chart-frame';

interface ChartExportMenuProps extends Pick<ChartFrameProps, 'title' | 'legend'> {
  /** The element around the chart. */
  root: RefObject<HTMLElement | null>;
  /** Whether the data is shown as a table, so that there is no picture to save. */
  asTable: boolean;
}

/** Saves a chart as a picture, or prints it. */
export function ChartExportMenu({ root, title, legend = [], asTable }: ChartExportMenuProps) {
  const theme = useTheme();
  const { chart, text } = theme.color;

  async function handleSave() {
    const drawing = root.current?.querySelector<SVGSVGElement>('[role="img"] svg');
    if (!drawing) return;
    const colored = legend.map(({ name, figure }, index) => ({
      text: figure ? `${name}  ${figure}` : name,
      color: chart[index % chart.length] ?? text,
    }));
    try {
      const { saveAsPng } = await import('./save-as-png');
      await saveAsPng(drawing, { title, legend: colored, theme });
    } catch (error) {
      reportOverlaysError(error); // the code did not load, or the browser cannot draw this picture
    }
  }

  function handlePrint() {
    root.current?.setAttribute('data-printed', '');
    window.addEventListener('afterprint', () => root.current?.removeAttribute('data-printed'), { once: true });
    window.print();
  }

  return (
    <Menu
      trigger={
        <IconButton size="sm" label={`More on ${title}`}>
          <MoreIcon />
        </IconButton>
      }
      items={[
        { label: 'Save as PNG', icon: <DownloadIcon />, disabled: asTable, onSelect: () => void handleSave() },
        { label: 'Print', icon: <PrinterIcon />, onSelect: handlePrint },
      ]}
    />
  );
}
