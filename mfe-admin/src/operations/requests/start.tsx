import { Button, Empty, SearchIcon } from '@plaza/ui';

/** Explains what can be found here, and offers the latest requests. */
export const Start = ({ onLatest }: { onLatest?: () => void }) => (
  <Empty
    framed
    icon={<SearchIcon size={20} />}
    title="No search yet"
    text="Each process keeps its last 300 requests that failed, were slow, were sampled or were traced on request. The audit log has the request ID of each change."
    action={
      <Button disabled={!onLatest} onClick={onLatest}>
        Show the Last 15 Minutes
      </Button>
    }
  />
);
