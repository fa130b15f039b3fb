import { Button, CheckIcon, ChevronRightIcon, Retry, styled } from '@plaza/ui';
import { Link } from '@plaza/web-kit/router';
import { useState } from 'react';
import type { PanelProps } from '../../figures/panel-props';
import type { Decision } from './decision';
import { DecisionsSkeleton } from './decisions-skeleton';
import { useDecisions } from './use-decisions';

const few = 3;

/** The decisions, and what could not be loaded; a reassuring sentence if there is neither. */
export default function Decisions(props: PanelProps) {
  const { decisions, isLoading, failed } = useDecisions(props);
  const [first] = failed;
  if (isLoading) return <DecisionsSkeleton />;
  if (decisions.length === 0 && !first) {
    return (
      <Calm>
        <CheckIcon />
        Nothing waits for you.
      </Calm>
    );
  }
  return (
    <>
      {decisions.length > 0 && <DecisionList decisions={decisions} />}
      {first && (
        <Retry
          error={first.error}
          title={decisions.length > 0 ? 'Further decisions could not be loaded' : 'Your decisions could not be loaded'}
          loading={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
    </>
  );
}

/** The first decisions, with all others on demand. */
function DecisionList({ decisions }: { decisions: readonly Decision[] }) {
  const [all, setAll] = useState(false);
  return (
    <>
      <List>
        {(all ? decisions : decisions.slice(0, few)).map(({ id, title, reason, to, action }) => (
          <li key={id}>
            <span>
              {title}
              <small>{reason}</small>
            </span>
            {to && (
              <Button asChild size="sm">
                <Link to={to} aria-label={`${action}: ${title}`}>
                  {action}
                  <ChevronRightIcon />
                </Link>
              </Button>
            )}
          </li>
        ))}
      </List>
      {decisions.length > few && (
        <Button size="sm" variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show Fewer' : `Show All ${decisions.length}`}
        </Button>
      )}
    </>
  );
}

const Calm = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  color: ${({ theme }) => theme.color.muted};
  > svg { color: ${({ theme }) => theme.color.good.line}; }
`;

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
    padding: ${({ theme }) => theme.space[8]} 0;
    overflow-wrap: anywhere;
  }
  /* A button that would leave too little room for the text wraps below it. */
  > li > span { flex: 1 1 12rem; }
  > li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  > li:first-child { padding-top: 0; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
`;
