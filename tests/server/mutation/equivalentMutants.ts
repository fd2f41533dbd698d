/** Mutants of the server that may live, by file, then by what they change, each with its reason. */
export const equivalentMutants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'features/care/hearing/language.ts': {
    "[] → ['mutated']": 'no weight is kept of a concept that there is not',
  },
  'features/care/hearing/linearModel.ts': {
    'column < columns.length → (column) <= (columns.length) (4)': 'an array of numbers keeps nothing past its end',
  },
  'features/care/hearing/surePatterns.ts': {
    '{ const { expression, exception } = compiledOf(pattern); for (let making = 0; making < MAK… → {}':
      'what was not made ready is made when it is first looked for, only later',
    "'narrow' → ''": 'expressions are made ready by any text that is as wide, here by the word undefined',
  },
  'features/ledger/ledgerPage.ts': {
    'value === null → false': 'Drizzle gives a null of the database past its decoder',
  },
  'features/ledger/wallet.ts': {
    '{ id: wallets.id } → ({}) (2)': 'it holds the row whatever is read of it, and nothing is done with that',
  },
  'rateLimit/rateLimiter.ts': {
    'full?.times → full.times': 'the row that refused is gone only if it is cleaned away in that very moment',
    "[] → ['mutated']": 'the row that refused is gone only if it is cleaned away in that very moment',
  },
};
