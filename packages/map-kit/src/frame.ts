import { css, styled } from '@plaza/ui';
import { leafletStyle } from './leaflet-style';
import { markerStyle } from './marker-style';

/** Isolates the z-order, so that its layers stay below the page's dialogs and header. */
export const Frame = styled.div`
  position: relative;
  isolation: isolate;
  height: min(62vh, 600px);
  min-height: 320px;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.sunken};
  && { ${leafletStyle} ${markerStyle} }
`;

const floating = css`
  position: absolute;
  z-index: 1000;
`;

export const BasemapNote = styled.p`
  ${floating}
  inset: auto auto ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[12]};
  max-width: calc(100% - 24px);
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  box-shadow: ${({ theme }) => theme.shadow};
`;

export const Corner = styled.div`
  ${floating}
  inset: 10px 10px auto auto;
`;

/** Covers the whole map. */
export const Cover = styled.div`
  ${floating}
  inset: 0;
  display: grid;
  place-items: center;
  background: ${({ theme }) => theme.color.surface};
`;

export const Attribution = styled.p`
  margin-top: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  text-align: end;
`;
