import { csvHead } from '@plaza/contracts/finance/csv-head';
import { parseCsv } from './parse-csv';

test.each([
  'Name,Type\nA,B',
  'Name;"Type, kind"\r\nA;B',
  '\uFEFF"Description, full",Category,"Amount, USD",Type\nA,B,C,D\n',
  '"a;b;c",d\n1,2',
  '"Amount\n(USD)",Type\n1,2\n',
  '"a, b" ,c\n1,2',
  'Size 3",Name, "x"\n1,2,3',
  'Name,Type\rA,B\rC,D\r',
  '"The ""best""",b',
  '"a;""b"" c"\t"d"\n',
  ' , ,\n',
  'Name',
])('the header of %j is the one that screens offer', (csv) => {
  expect(parseCsv(csv).head).toEqual(csvHead(csv).names);
});
