import type { TemporaryTabs } from '@plaza/contracts/identity/tab-permissions';
import type { TabId } from '@plaza/contracts/tabs';
import { Button } from '@plaza/ui';
import { clockDateTime } from '@plaza/ui/time';
import { Notice } from '../../notices/notice';
import { useAreas } from '../labels/areas-context';
import { nameTabs } from '../labels/permission-labels';
import { tabChanges } from '../labels/tab-changes';

interface TemporaryNoticeProps {
  temporary: TemporaryTabs;
  /** The tabs that currently apply. */
  tabs: readonly TabId[];
  saving: boolean;
  onMakePermanent: () => void;
  onRestorePrevious: () => void;
}

/** The tabs of a role apply until a certain time. They can be made permanent, or ended before it. */
export function TemporaryNotice({ temporary, tabs, saving, onMakePermanent, onRestorePrevious }: TemporaryNoticeProps) {
  const areas = useAreas();
  const { until, before } = temporary;
  const { added, removed } = tabChanges(tabs, before);
  const actions = (
    <>
      <Button size="sm" loading={saving} onClick={onMakePermanent}>
        Make Permanent
      </Button>
      <Button size="sm" loading={saving} onClick={onRestorePrevious}>
        End Now
      </Button>
    </>
  );
  return (
    <Notice tone="info" actions={actions}>
      <time dateTime={until}>Until {clockDateTime(until)}</time>: ends automatically.
      {added.length > 0 && ` Back then: ${nameTabs(added, areas)}.`}
      {removed.length > 0 && ` Gone then: ${nameTabs(removed, areas)}.`}
    </Notice>
  );
}
