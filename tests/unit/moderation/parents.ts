/** Those who raise or look after the young. */
export const parents: readonly string[] = [
  'Divorced, two teenagers, 44',
  'Raised three kids alone. The youngest turned 16 in May.',
  'Widowed at forty, two grown sons; my youngest turned 17 this summer.',
  'Kindergärtnerin mit großem Herzen, 29',
  'Madre soltera de un niño de 7 años; tiene 32',
  'Mãe solteira de uma menina de 8 anos, 35',
  'мама двоих подростков, 42 года',
];
