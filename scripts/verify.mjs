// npm run verify: the checks that must pass before every commit, in less than 90 seconds.
import './lib/help.mjs'
import process from 'node:process'
import { checkFormat, checkLint, checkTypes, checkUnused, runJest, twoAtATime } from './lib/checks.mjs'
import { ensureInstall } from './lib/ensure-install.mjs'
import { createProgress, formatElapsed } from './lib/progress.mjs'
import { stopChildrenOnExit } from './lib/run.mjs'

stopChildrenOnExit()
await ensureInstall()
const progress = createProgress(5)
let isOk = true
const attempt = (name, work) =>
  progress.step(name, work).catch((error) => {
    isOk = false
    console.log(error.message)
  })

await twoAtATime(
  () => attempt('Lint', checkLint),
  () => attempt('Format', checkFormat),
  () => attempt('Types', checkTypes),
  () => attempt('Unused code', checkUnused),
)
await attempt('Architecture and unit tests', async () => {
  const { failed } = await runJest('verify', ['--selectProjects', 'architecture', 'rules', 'h5', 'weapp'])
  if (failed) throw new Error(`${failed} tests failed`)
})
console.log(
  `\n${isOk ? 'Everything is in order' : 'Something is wrong'} (${formatElapsed(progress.elapsedMs())})`,
)
process.exit(isOk ? 0 : 1)
