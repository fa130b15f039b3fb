import { Badge, styled, VisuallyHidden } from '@plaza/ui';

/** Only users who have Plaza open now are marked; of others only the time of their last activity is known. */
const word = 'Online';

export const OnlineBadge = () => (
  <Badge dot tone="good">
    {word}
  </Badge>
);

/** The mark on the avatar of a user who is online. */
export function OnlineDot() {
  return (
    <Dot title={word}>
      <VisuallyHidden>{word}</VisuallyHidden>
    </Dot>
  );
}

const Dot = styled.span`
  position: absolute;
  inset: auto -1px -1px auto;
  width: 12px;
  height: 12px;
  border: 2px solid ${({ theme }) => theme.color.surface};
  border-radius: 50%;
  background: ${({ theme }) => theme.color.good.line};
`;
