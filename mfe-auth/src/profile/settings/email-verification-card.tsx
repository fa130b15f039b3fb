import type { Profile } from '@plaza/contracts/identity/profile';
import { Badge, Button, CardSurface, Row, styled } from '@plaza/ui';
import { serverMessage, toast } from '@plaza/web-kit';
import { useAuthResendVerificationMutation } from '../../auth-api';

/** Whether the email address is verified; if not, sends another verification mail. */
export function EmailVerificationCard({ profile: { email, emailVerified } }: { profile: Profile }) {
  const [resend, { isLoading }] = useAuthResendVerificationMutation();

  async function handleResend() {
    const { data, error } = await resend({ body: { email } });
    if (data) {
      toast({ title: 'Success', description: data.message, variant: 'success' });
    } else {
      const description = serverMessage(error, 'Failed to send verification email.');
      toast({ title: 'Error', description, variant: 'error' });
    }
  }

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
          <Button size="sm" loading={isLoading} onClick={handleResend}>
            Resend Verification Email
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
