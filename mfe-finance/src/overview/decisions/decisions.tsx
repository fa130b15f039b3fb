import { Button, Card, CheckIcon, ChevronRightIcon, Skeleton, Stack, styled } from '@plaza/ui';
import { Link } from '@plaza/web-kit/router';
import { useState } from 'react';
import type { PanelProps } from '../../figures/panel-props';
import { useDecisions } from './use-decisions';

const few = 3;

/** What needs a decision now; a calm line where nothing does. */
export function Decisions(props: PanelProps) {
  const { decisions, isLoading } = useDecisions(props);
  const [all, setAll] = useState(false);
  const shown = all ? decisions : decisions.slice(0, few);
  return (
    <Card title="Needs a decision">
      {isLoading && (
        <Stack gap={12}>
          <Skeleton width="70%" />
          <Skeleton width="45%" />
        </Stack>
      )}
      {!isLoading && decisions.length === 0 && (
        <Calm>
          <CheckIcon />
          Nothing waits for you.
        </Calm>
      )}
      {!isLoading && decisions.length > 0 && (
        <List>
          {shown.map(({ id, title, reason, to, action }) => (
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
      )}
      {decisions.length > few && (
        <Button size="sm" variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${decisions.length}`}
        </Button>
      )}
    </Card>
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
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[12]};
    padding: ${({ theme }) => theme.space[8]} 0;
    overflow-wrap: anywhere;
  }
  > li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  > li:first-child { padding-top: 0; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
`;
