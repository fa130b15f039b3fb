import { css } from 'styled-components';
import type { Theme } from '../theme/theme';

/** What a character of a figure is wide on average, in em: digits are more, the commas between them less. */
const charWidth = 0.56;

type Step = keyof Theme['size'];

/**
 * The size of a figure that stands in a size container: the first of `steps` at which all its characters are on one
 * line, the last one where none does. Always a step of the type scale, so that figures of one rank look alike.
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

/** In rem, as the steps are: a reader's own font size counts. */
const widthOf = (chars: number, step: Step): string => `${((chars * charWidth * step) / 16).toFixed(2)}rem`;
