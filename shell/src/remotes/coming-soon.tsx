import { ClockIcon, Empty } from '@plaza/ui';

/** A place that has nothing behind it yet. */
export function ComingSoon({ title }: { title: string }) {
  return <Empty icon={<ClockIcon size={20} />} title="Coming Soon" text={`${title} is on its way.`} />;
}
