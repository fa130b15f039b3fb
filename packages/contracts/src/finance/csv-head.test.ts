import { csvHead } from './csv-head';

test.each([
  ['commas', 'Name,Type,Balance\nA,Savings,1', ',', ['Name', 'Type', 'Balance']],
  ['semicolons', 'Name;Type, kind;Balance\r\nA;B;1', ';', ['Name', 'Type, kind', 'Balance']],
  ['tabs', 'Name\tType\tBalance', '\t', ['Name', 'Type', 'Balance']],
  ['a byte-order mark, and blanks', '\uFEFF Name , Type \n', ',', ['Name', 'Type']],
  [
    'commas in quotes',
    '"Description, full",Category,"Amount, USD",Type\n',
    ',',
    ['Description, full', 'Category', 'Amount, USD', 'Type'],
  ],
  ['more commas in quotes than semicolons', '"a, b, c, d";"e, f"\n', ';', ['a, b, c, d', 'e, f']],
  ['a comma in a quoted name between semicolons', 'Name;"Type, kind"\r\nA;B', ';', ['Name', 'Type, kind']],
  ['semicolons in quotes', '"a;b;c",d\n', ',', ['a;b;c', 'd']],
  ['doubled quotes', '"The ""best"", it says",b\n', ',', ['The "best", it says', 'b']],
  ['a new line in quotes', '"Amount\n(USD)",Type\r\n1,2\r\n', ',', ['Amount\n(USD)', 'Type']],
  ['blanks behind quotes', '"a, b" ,c\n', ',', ['a, b', 'c']],
  ['quotes within a name', 'Size 3",Name, "x"\n', ',', ['Size 3"', 'Name', '"x"']],
  ['carriage returns alone as line ends', 'Name,Type\rA,Savings,more,and,more\r', ',', ['Name', 'Type']],
  ['a quote that is never closed', '"Name;Type,Balance\nA,B,C,D', ',', ['"Name;Type', 'Balance']],
  ['one name', 'Name', ',', ['Name']],
  ['nothing', '', ',', ['']],
])('a header with %s', (_what, csv, separator, names) => {
  expect(csvHead(csv)).toEqual({ separator, names });
});

test('later text does not influence the separator', () => {
  expect(csvHead('"Name";Type\nHe said "a", "b", "c", "d";x').separator).toBe(';');
});
