/** How long the previous days remain before a skeleton replaces them, so that a fast response causes no flash. */
export const skeletonDelayMs = 300;
