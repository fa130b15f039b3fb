import { styled, VisuallyHidden } from '@plaza/ui';

/** The marker on the avatar of a user who is online. */
export function OnlineDot() {
  return (
    <Dot title="Online">
      <VisuallyHidden>Online</VisuallyHidden>
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
