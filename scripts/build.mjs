// npm run build:h5 | npm run build:weapp. With --if-changed an up-to-date build is not repeated.
import './lib/help.mjs'
import process from 'node:process'
import { ensureInstall } from './lib/ensure-install.mjs'
import { fail, stopChildrenOnExit } from './lib/run.mjs'
import { printSizes } from './lib/sizes.mjs'
import { buildTarget } from './lib/taro-build.mjs'

const target = process.argv[2]
if (target !== 'h5' && target !== 'weapp') fail('Usage: node scripts/build.mjs h5|weapp [--if-changed]')

stopChildrenOnExit()
await ensureInstall()
try {
  await buildTarget(target, { isForced: !process.argv.includes('--if-changed') })
  printSizes(target)
} catch (error) {
  fail(error.message)
}
