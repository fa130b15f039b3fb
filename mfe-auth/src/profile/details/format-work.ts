const count = new Intl.NumberFormat('en-US');

export const formatCount = (jobs: number): string => count.format(jobs);

/** A mean of reviews; 0 and null for nobody's. */
export const formatRating = (rating: number | null): string =>
  rating ? `${rating.toFixed(2)} out of 5` : 'Not rated yet';
