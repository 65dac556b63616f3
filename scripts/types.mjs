// npm run types: checks the four configurations incrementally.
import './lib/help.mjs'
import { checkTypes } from './lib/checks.mjs'
import { createProgress } from './lib/progress.mjs'
import { fail } from './lib/run.mjs'

await createProgress()
  .step('Types', checkTypes)
  .catch((error) => fail(error.message))
