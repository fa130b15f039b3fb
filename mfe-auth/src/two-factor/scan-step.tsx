import type { TwoFactorSetup } from '@plaza/contracts/identity/two-factor';
import { Row, Stack, styled } from '@plaza/ui';
import { CopyButton } from './copy-button';
import { StepIntro } from './step-intro';

/** The secret for the authenticator, as a QR code and as text. */
export function ScanStep({ setup: { qrCode, secret } }: { setup: TwoFactorSetup['data'] }) {
  return (
    <Stack>
      <StepIntro>Scan this picture with your authenticator app, then continue.</StepIntro>
      <Picture src={qrCode} width={200} height={200} alt="QR code that holds the key below, for an authenticator app" />
      <Stack gap={8}>
        <p id="two-factor-key">Or type this key into the app by hand:</p>
        <Key aria-labelledby="two-factor-key">
          {fours(secret).map(({ at, part }) => (
            <span key={at}>{part}</span>
          ))}
        </Key>
        <Row>
          <CopyButton label="Copy Key" text={secret} />
        </Row>
      </Stack>
    </Stack>
  );
}

/** Groups of four are easier to read; the text remains a single word for selecting and copying. */
const fours = (secret: string) => [...secret.matchAll(/.{1,4}/g)].map(({ index: at, 0: part }) => ({ at, part }));

const Picture = styled.img`
  justify-self: center;
  align-self: center;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  image-rendering: pixelated;
`;

const Key = styled.code`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  padding: ${({ theme }) => theme.space[12]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.sunken};
`;
