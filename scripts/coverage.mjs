// npm run coverage: writes docs/coverage.md from the calls that the last `npm test` recorded.
import './lib/help.mjs'
import fs from 'node:fs'
import { renderCoverage, unreachedCalls } from './lib/call-coverage.mjs'
import { inRoot } from './lib/paths.mjs'

fs.writeFileSync(inRoot('docs', 'coverage.md'), renderCoverage())
const unreached = unreachedCalls()
console.log(`docs/coverage.md is written; ${unreached.length} calls are reached by no test`)
for (const { call } of unreached) console.log(`  ${call}`)
