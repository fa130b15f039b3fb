import { LinkButton, styled } from '@plaza/ui';
import { Link } from '@plaza/web-kit/router';
import type { ReactNode } from 'react';
import { AuthPage } from '../frame/auth-page';
import { useWithNext } from '../frame/use-with-next';

interface StepPageProps {
  /** The number of the step; undefined if it is the only one. */
  step?: 1 | 2 | 3;
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
}

/** One of the three steps, with its number and a link back to the sign-in page. */
export function StepPage({ step, title, subtitle, children }: StepPageProps) {
  const withNext = useWithNext();
  return (
    <AuthPage
      mark={step && <StepNumber>Step {step} of 3</StepNumber>}
      title={title}
      subtitle={subtitle}
      footer={
        <p>
          Remembered it?{' '}
          <LinkButton asChild>
            <Link to={withNext('/signin')}>Sign in</Link>
          </LinkButton>
        </p>
      }
    >
      {children}
    </AuthPage>
  );
}

const StepNumber = styled.p`
  margin-bottom: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
