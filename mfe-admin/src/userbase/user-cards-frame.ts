import { MapFrame } from '@plaza/map-kit';
import { styled } from '@plaza/ui';

/** A map frame that styles the popups of users. */
export const UserCardsFrame = styled(MapFrame)`
  .marker-card { display: grid; justify-items: start; gap: ${({ theme }) => theme.space[4]}; }
  .marker-card > span {
    padding: 3px ${({ theme }) => theme.space[8]};
    border-radius: ${({ theme }) => theme.radius.control};
    background: ${({ theme }) => theme.color.info.tint};
    color: ${({ theme }) => theme.color.info.text};
    font-size: ${({ theme }) => theme.size[13]};
    font-weight: ${({ theme }) => theme.weight.medium};
    line-height: 1.2;
  }
  .marker-card > p { color: ${({ theme }) => theme.color.muted}; }
`;
