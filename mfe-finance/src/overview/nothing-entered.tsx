import { LinkButton, Row, styled } from '@plaza/ui';
import { useSessionTabsQuery } from '@plaza/web-kit';
import { Link } from '@plaza/web-kit/router';
import type { ReactNode } from 'react';
import { type HubTabId, hubAddress } from '../accounts-hub/hub-address';

interface NothingEnteredProps {
  /** Describes what will be shown here. */
  children: ReactNode;
  /** Where the user can enter it, and the label of each link; shown only to users who have the tab. */
  steps: readonly (readonly [tab: HubTabId, label: string])[];
}

/** An empty card: what it will show, and the first step to get there. */
export function NothingEntered({ children, steps }: NothingEnteredProps) {
  const { data: tabs } = useSessionTabsQuery();
  return (
    <>
      <Quiet>{children}</Quiet>
      {tabs?.includes('finance_manager') && (
        <Row gap={16}>
          {steps.map(([tab, label]) => (
            <LinkButton key={tab} asChild>
              <Link to={hubAddress(tab)}>{label}</Link>
            </LinkButton>
          ))}
        </Row>
      )}
    </>
  );
}

export const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
