// npm run verify: what should be green before every commit, in less than two minutes.
import process from 'node:process'
import { ensureInstall } from './lib/ensure-install.mjs'
import { createProgress, formatElapsed } from './lib/progress.mjs'
import { stopChildrenOnExit } from './lib/run.mjs'
import { checkLint, checkTypes, runJest } from './lib/checks.mjs'

stopChildrenOnExit()
await ensureInstall()
const progress = createProgress(3)
let isOk = true
const attempt = (name, work) =>
  progress.step(name, work).catch((error) => {
    isOk = false
    console.log(error.message)
  })

await attempt('Types', checkTypes)
await attempt('Lint', checkLint)
await attempt('Architecture and unit tests', async () => {
  const { failed } = await runJest('verify', ['--selectProjects', 'architecture', 'h5', 'weapp'])
  if (failed) throw new Error(`${failed} tests failed`)
})
console.log(
  `\n${isOk ? 'Everything is in order' : 'Something is wrong'} (${formatElapsed(progress.elapsedMs())})`,
)
process.exit(isOk ? 0 : 1)
