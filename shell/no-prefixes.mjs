/**
 * In place of the prefixer of stylis, which styled-components asks for nothing: each browser of ours has what we write.
 */
export const prefix = (value) => value;
