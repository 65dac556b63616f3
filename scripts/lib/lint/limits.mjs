const counted = { skipBlankLines: true, skipComments: true }
const linesUpTo = (max) => ({ 'max-lines': ['error', { max, ...counted }] })

/** Texts and rows of the demo data. */
const demoContent = 'server/demo/seed/content/**'
/** Tables of data that have one row for every element of the app. */
const tables = ['__tests__/support/chosen-controls.ts']
/** Lines of drawings contain paths of any length. */
const drawings = 'scripts/pictures/**'

/** At most 300 lines per file, 120 per page, 60 per function, and 120 columns; data files are exempt. */
export const limits = [
  {
    ignores: [demoContent, ...tables],
    rules: linesUpTo(300),
  },
  {
    files: ['src/pages/**/*.tsx', 'src/pages-*/**/*.tsx'],
    // Components, hooks and api of a subpackage are not pages
    ignores: ['src/pages*/**/components/**', 'src/pages*/**/hooks/**'],
    rules: linesUpTo(120),
  },
  {
    files: ['{src,server,contract,scripts,config,build,__tests__}/**/*.{ts,tsx,mjs,cjs,js}', '*.{ts,mjs,js}'],
    ignores: [
      demoContent,
      // a list of endpoints is a table of definitions rather than logic
      'src/**/*.api.ts',
      // describe and test blocks are single functions
      '__tests__/**/*.{test,spec}.{ts,tsx}',
    ],
    rules: { 'max-lines-per-function': ['error', { max: 60, ...counted }] },
  },
  {
    // Prettier formats the code; this limits comments, texts and templates, which it does not change
    ignores: [demoContent, drawings],
    rules: { 'max-len': ['error', { code: 120 }] },
  },
]
