import { Button, Card, ChevronRightIcon, styled } from '@plaza/ui';
import { useSessionTabsQuery } from '@plaza/web-kit';
import { Link } from '@plaza/web-kit/router';
import { hubAddress } from '../accounts-hub/hub-address';
import type { PanelProps } from '../figures/panel-props';
import { missingSteps } from './missing-steps';

/** What to enter so that the figures say something; nothing once accounts, income and expenses are there. */
export function FirstSteps({ metrics }: Pick<PanelProps, 'metrics'>) {
  const { data: tabs } = useSessionTabsQuery();
  const steps = missingSteps(metrics);
  if (steps.length === 0) return null;
  const canEnter = tabs?.includes('finance_manager');
  return (
    <Card title="What to do first">
      <Lead>Your figures follow from what you enter. What needs something that is not there yet says N/A.</Lead>
      <Steps>
        {steps.map(({ tab, label, benefit }, index) => (
          <li key={tab}>
            <span>
              <strong>{label}</strong>
              <small>{benefit}</small>
            </span>
            {canEnter && (
              <Button asChild size="sm" variant={index === 0 ? 'primary' : 'secondary'}>
                <Link to={hubAddress(tab)} aria-label={label}>
                  Start
                  <ChevronRightIcon />
                </Link>
              </Button>
            )}
          </li>
        ))}
      </Steps>
    </Card>
  );
}

const Lead = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[8]};
  margin: ${({ theme }) => theme.space[12]} 0 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-direction: column;
    align-items: start;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[8]};
    padding: ${({ theme }) => theme.space[12]};
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.control};
  }
  ${({ theme }) => theme.media.phone} {
    > li { flex-direction: row; align-items: center; }
  }
  strong { font-weight: ${({ theme }) => theme.weight.medium}; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
`;
