import type { Profile } from '@plaza/contracts/identity/profile';
import { Badge, Button, CardSurface, Row, styled } from '@plaza/ui';
import { Link } from '@plaza/web-kit/router';

/** Whether the address has proved itself; where not, the way to another mail. */
export function EmailVerificationCard({ profile: { email, emailVerified } }: { profile: Profile }) {
  return (
    <Surface>
      <Row justify="space-between">
        <h2>Email verification</h2>
        {emailVerified ? <Badge tone="good">Verified</Badge> : <Badge tone="attention">Pending</Badge>}
      </Row>
      <Row justify="space-between" gap={12}>
        <Muted>
          {emailVerified
            ? `${email} is yours: codes and notices go there.`
            : `Open the link in the email that we sent to ${email}.`}
        </Muted>
        {!emailVerified && (
          <Button asChild size="sm">
            <Link to="/resend-verification" state={{ email }}>
              Resend verification email
            </Link>
          </Button>
        )}
      </Row>
    </Surface>
  );
}

const Surface = styled(CardSurface)`
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[16]};
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.color.muted};
  overflow-wrap: anywhere;
`;
