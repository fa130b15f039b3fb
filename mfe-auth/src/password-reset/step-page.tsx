import { LinkButton, styled } from '@plaza/ui';
import { Link } from '@plaza/web-kit/router';
import type { ReactNode } from 'react';
import { AuthPage } from '../frame/auth-page';
import { useWithNext } from '../frame/use-with-next';

interface StepPageProps {
  /** Among the three; absent where it is the only one. */
  place?: 1 | 2 | 3;
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
}

/** One of the three steps, with its place among them and the way back to signing in. */
export function StepPage({ place, title, subtitle, children }: StepPageProps) {
  const withNext = useWithNext();
  return (
    <AuthPage
      mark={place && <Place>Step {place} of 3</Place>}
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

const Place = styled.p`
  margin-bottom: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
