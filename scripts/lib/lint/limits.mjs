const counted = { skipBlankLines: true, skipComments: true }
const linesUpTo = (max) => ({ 'max-lines': ['error', { max, ...counted }] })

/** Texts and rows of the demo data. */
const demoContent = 'server/demo/seed/content/**'
/** Tables of data beside code that have a row for each of what there is. */
const tables = ['__tests__/support/chosen-controls.ts']
/** The paths of a drawing are as long as its lines are. */
const drawings = 'scripts/pictures/**'

/** No file over 300 lines, no page over 120, no function over 60, no line over 120 columns; data as long as it is. */
export const limits = [
  {
    ignores: [demoContent, ...tables],
    rules: linesUpTo(300),
  },
  {
    files: ['src/pages/**/*.tsx', 'src/pages-*/**/*.tsx'],
    // A room's own components, hooks and api are not pages
    ignores: ['src/pages*/**/components/**', 'src/pages*/**/hooks/**'],
    rules: linesUpTo(120),
  },
  {
    files: ['{src,server,contract,scripts,config,build,__tests__}/**/*.{ts,tsx,mjs,cjs,js}', '*.{ts,mjs,js}'],
    ignores: [
      demoContent,
      // a list of endpoints is a table of definitions, not logic
      'src/**/*.api.ts',
      // describe and test take what they hold as one function
      '__tests__/**/*.{test,spec}.{ts,tsx}',
    ],
    rules: { 'max-lines-per-function': ['error', { max: 60, ...counted }] },
  },
  {
    // Prettier breaks the code; this is for comments, texts and templates, which it leaves alone
    ignores: [demoContent, drawings],
    rules: { 'max-len': ['error', { code: 120 }] },
  },
]
