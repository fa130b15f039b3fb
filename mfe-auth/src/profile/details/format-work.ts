const count = new Intl.NumberFormat('en-US');

export const formatCount = (jobs: number): string => count.format(jobs);

/** The average rating; 0 and null both mean that there are no reviews. */
export const formatRating = (rating: number | null): string =>
  rating ? `${rating.toFixed(2)} out of 5` : 'Not rated yet';
