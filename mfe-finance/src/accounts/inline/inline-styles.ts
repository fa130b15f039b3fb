import { css, styled } from '@plaza/ui';

/** A field that is edited in place: its value or its editor, with its error below. */
export const Place = styled.div`
  min-width: 0;
  width: 100%;
  input, textarea { min-height: 32px; height: 32px; padding-inline: 7px; }
  textarea { position: relative; z-index: 1; height: auto; min-width: 220px; padding-block: 5px; resize: none; }
`;

/** A value that can be pressed to edit it. Its text is aligned with the text of a plain cell. */
export const Shown = styled.button<{ $empty?: boolean; $invalid?: boolean; $twoLines?: boolean }>`
  display: block;
  width: 100%;
  height: 32px;
  padding: 0 7px;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  text-align: inherit;
  font-weight: inherit;
  font-variant-numeric: tabular-nums;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: text;
  &[aria-haspopup] { cursor: pointer; }
  &:hover, &[aria-expanded='true'] {
    border-color: ${({ theme }) => theme.color.edge};
    background: ${({ theme }) => theme.color.surface};
  }
  &:focus-visible { outline-offset: -2px; }
  ${({ $twoLines }) => $twoLines && css`height: auto; min-height: 32px; padding-block: 6px 4px; white-space: normal;`}
  ${({ $empty, theme }) => $empty && css`color: ${theme.color.muted};`}
  ${({ $invalid, theme }) => $invalid && css`&, &:hover { border-color: ${theme.color.bad.line}; }`}
`;

/** Text on at most two lines. Longer text is shown in full in the tooltip and in the editor. */
export const TwoLines = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-height: 20px;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

export const ErrorText = styled.p`
  padding: 2px 8px 6px;
  color: ${({ theme }) => theme.color.bad.text};
  font-size: ${({ theme }) => theme.size[13]};
  line-height: 1.35;
  text-align: start;
  white-space: normal;
`;
