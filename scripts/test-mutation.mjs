// npm run test:mutation [-- PART … --incremental]: runs mutation tests and reports mutants that no test
// detects. PART is a scope (contract/rules, server/rules, src/api, src/store, src/features), or a file or
// folder in one; --incremental tests only what has changed since the last run. Reports: artifacts/mutation.
import './lib/help.mjs'
import fs from 'node:fs'
import process from 'node:process'
import { ensureInstall } from './lib/ensure-install.mjs'
import { countMutants, mutantTable, survivorsOf } from './lib/mutation-report.mjs'
import { mutationScopes, sourcesOf, testsOf } from './lib/mutation-scopes.mjs'
import { inRoot } from './lib/paths.mjs'
import { createProgress, formatElapsed } from './lib/progress.mjs'
import { fail } from './lib/run.mjs'

await ensureInstall()
// Imported only now, because it needs installed packages
const { Stryker } = await import('@stryker-mutator/core')

const args = process.argv.slice(2)
const isIncremental = args.includes('--incremental')
const parts = args.filter((arg) => !arg.startsWith('--')).map((part) => part.replace(/\/+$/, ''))
const isAsked = (scope, file) =>
  !parts.length || parts.some((part) => part === scope.name || file === part || file.startsWith(`${part}/`))

const chosen = mutationScopes
  .map((scope) => ({ scope, files: sourcesOf(scope).filter((file) => isAsked(scope, file)) }))
  .filter(({ files }) => files.length)
if (!chosen.length)
  fail(`Nothing to change in ${parts.join(', ')}: ${mutationScopes.map(({ name }) => name).join(', ')}`)

const folder = 'artifacts/mutation'
const fileOf = (scope, ending) => `${folder}/${scope.name.replace('/', '-')}.${ending}`

/** Each scope is mutated separately, and its tests run for each mutant, one after another. */
const settingsOf = (scope, files) => ({
  mutate: files,
  testRunner: 'open-files',
  plugins: [inRoot('scripts/lib/mutation-runner.mjs')],
  coverageAnalysis: 'perTest',
  // a mutant in code that runs when a module is loaded would require reloading everything: see the ADR
  ignoreStatic: true,
  concurrency: 1,
  incremental: isIncremental,
  incrementalFile: fileOf(scope, 'incremental.json'),
  tempDirName: `${folder}/tmp`,
  ignorePatterns: ['dist', '.data', 'artifacts', 'docs', 'deploy', '.github', 'server/demo/assets'],
  reporters: ['progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: fileOf(scope, 'html') },
  jsonReporter: { fileName: fileOf(scope, 'json') },
  timeoutMS: 60_000,
  disableTypeChecks: false,
  allowConsoleColors: false,
  logLevel: 'warn',
})

const progress = createProgress(chosen.length)
const rows = []
for (const { scope, files } of chosen) {
  const tests = testsOf(scope)
  process.env.MUTATION_TESTS = JSON.stringify({ project: scope.project, tests, folders: scope.folders })
  await progress.step(`${scope.name}: ${files.length} files, ${tests.length} test files`, () =>
    new Stryker(settingsOf(scope, files)).runMutationTest(),
  )
  const report = JSON.parse(fs.readFileSync(inRoot(fileOf(scope, 'json')), 'utf8'))
  for (const line of survivorsOf(report)) console.log(`  ${line}`)
  const counted = countMutants(report)
  rows.push(...counted.slice(0, -1), { ...counted.at(-1), folder: `${scope.name}, all` })
  console.log(`\n${mutantTable(rows)}\n`)
}
console.log(`Reports: ${folder} (${formatElapsed(progress.elapsedMs())})`)
