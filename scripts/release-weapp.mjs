// npm run release:weapp [-- preview [--qr <file>]]: builds the mini-program for production and uploads it to
// WeChat.
import './lib/help.mjs'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ensureInstall } from './lib/ensure-install.mjs'
import { inRoot } from './lib/paths.mjs'
import { fail, run, stopChildrenOnExit } from './lib/run.mjs'
import { printSizes } from './lib/sizes.mjs'
import { buildTarget } from './lib/taro-build.mjs'
import { readRelease, uploadArguments, uploader } from './lib/weapp-release.mjs'

const words = process.argv.slice(2)
const what = words[0] === 'preview' ? 'preview' : 'upload'
const qrFile = words.includes('--qr') ? words[words.indexOf('--qr') + 1] : undefined
const git = (...args) => execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8' }).trim()

stopChildrenOnExit()
if (fs.existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'))
try {
  const release = readRelease(process.env, {
    version: JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')).version,
    subject: git('log', '-1', '--format=%s'),
    commit: git('log', '-1', '--format=%h'),
    // a preview may contain uncommitted changes
    isClean: what === 'preview' || git('status', '--porcelain') === '',
  })
  await ensureInstall()
  await buildTarget('weapp', { isForced: true })
  if (!printSizes('weapp')) throw new Error('A package is too large')
  const { code } = await run('npx', [
    '--yes',
    uploader,
    ...uploadArguments(what, release, {
      folder: inRoot(),
      ...(qrFile ? { qrFile: path.resolve(qrFile) } : {}),
    }),
  ])
  if (code !== 0) throw new Error('WeChat did not take it: see above')
} catch (error) {
  fail(error.message)
}
