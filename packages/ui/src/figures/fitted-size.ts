import { css } from 'styled-components';
import type { Theme } from '../theme/theme';

/** The average width of a figure's characters in em: digits are wider, the commas between them narrower. */
const charWidth = 0.56;

type Step = keyof Theme['size'];

/**
 * The font size of a figure in a size container: the first of `steps` at which it fits on one line, otherwise the last
 * one. Always a step of the type scale, so that figures of the same level look alike.
 */
export function fittedSize(chars: number, [first, ...smaller]: readonly [Step, ...Step[]]) {
  return css`
    font-size: ${({ theme }) => theme.size[first]};
    ${smaller.map(
      (step, index) => css`
        @container (width < ${widthOf(chars, [first, ...smaller][index] ?? first)}) {
          font-size: ${({ theme }) => theme.size[step]};
        }
      `,
    )}
  `;
}

/** In rem like the steps, so that it follows the reader's own font size. */
const widthOf = (chars: number, step: Step): string => `${((chars * charWidth * step) / 16).toFixed(2)}rem`;
