/** For so long the days before stay in place of a skeleton, so that days that come at once come without a flash. */
export const skeletonDelayMs = 300;
