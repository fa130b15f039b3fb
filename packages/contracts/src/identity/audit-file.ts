/** A header with the value `1` of an audit file that contains only the newest records, as there are more than it may. */
export const cutHeader = 'x-plaza-cut';
