import { ClockIcon, Empty } from '@plaza/ui';

/** A placeholder for something that does not exist yet. */
export function ComingSoon({ title }: { title: string }) {
  return <Empty icon={<ClockIcon size={20} />} title="Coming Soon" text={`${title} is on its way.`} />;
}
