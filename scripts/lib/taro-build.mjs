import fs from 'node:fs'
import process from 'node:process'
import { checkRoomTexts } from './check-room-texts.mjs'
import { clientSettings } from './client-settings.mjs'
import { fingerprint } from './fingerprint.mjs'
import { inRoot } from './paths.mjs'
import { createProgress } from './progress.mjs'
import { pruneIcons, spreadIcons } from './prune-icons.mjs'
import { pruneTemplates } from './prune-templates.mjs'
import { runNode } from './run.mjs'

const sources = [
  'src',
  'config',
  'vendor',
  'contract/constants',
  'babel.config.js',
  'package.json',
  'package-lock.json',
  'patches',
  'project.config.json',
  '.env',
  'scripts/lib/prune-icons.mjs',
  'scripts/lib/check-room-texts.mjs',
  'scripts/lib/prune-styles.mjs',
  'scripts/lib/prune-templates.mjs',
]
const postBuild = [
  'scripts/postbuild-h5.mjs',
  'scripts/lib/html-shell.mjs',
  'scripts/lib/early-reads.mjs',
  'scripts/lib/service-worker.mjs',
  'scripts/service-worker',
  'scripts/lib/web-manifest.mjs',
]

// The terminal codes of Taro's progress bar
const controlCodes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, 'g')

const stampOf = (target) => inRoot('dist', `${target}.fingerprint`)
const markOf = (target) => inRoot('dist', target, target === 'h5' ? 'index.html' : 'app.json')

function currentFingerprint(target) {
  return fingerprint(
    [...sources, ...(target === 'h5' ? postBuild : [])],
    clientSettings.map((name) => `${name}=${process.env[name] ?? ''}`),
  )
}

/** Whether dist/<target> was built from the sources as they are now. */
export function isBuildFresh(target) {
  return (
    fs.existsSync(markOf(target)) &&
    fs.existsSync(stampOf(target)) &&
    fs.readFileSync(stampOf(target), 'utf8').trim() === currentFingerprint(target)
  )
}

/**
 * Builds one target into dist/<target>, unless the same sources were built before.
 *
 * @param {'h5' | 'weapp'} target
 * @param {{ isForced?: boolean }} [options]
 * @returns {Promise<boolean>} whether anything was built
 * @throws Error when the build fails; its messages were shown
 */
export async function buildTarget(target, { isForced = false } = {}) {
  if (!isForced && isBuildFresh(target)) {
    console.log(`dist/${target} is up to date.`)
    return false
  }
  const before = currentFingerprint(target)
  fs.rmSync(stampOf(target), { force: true })
  fs.rmSync(inRoot('dist', target), { recursive: true, force: true })

  await createProgress().step(`Building ${target} (about a minute)`, async (note) => {
    const { code, output } = await runNode(
      [inRoot('node_modules', '@tarojs', 'cli', 'bin', 'taro'), 'build', '--type', target],
      {
        env: { NODE_ENV: 'production', BROWSERSLIST_ENV: 'production', FORCE_COLOR: '0' },
        isQuiet: true,
        onLine: (line) => {
          const words = line.replace(controlCodes, '').trim()
          if (/%/.test(words)) note(words.replace(/[█● ]+/g, ' ').slice(0, 100))
        },
      },
    )
    // Taro's command ends with 0 after some failures: what it should have written must be there
    if (code !== 0 || !fs.existsSync(markOf(target)) || /✖ (Webpack|Errors)|ERROR in /.test(output)) {
      process.stderr.write(`${output.slice(-12_000)}\n`)
      throw new Error(`The ${target} build failed.`)
    }
    const warnings = output
      .split('\n')
      .filter((line) => /^\s*(WARNING|Deprecation Warning)/.test(line)).length
    if (warnings) console.log(`  ${warnings} warnings of the build tools`)
  })

  if (target === 'weapp') {
    checkRoomTexts(inRoot('dist', 'weapp'))
    spreadIcons(inRoot('dist', 'weapp'))
    // it needs a package: nothing is installed yet when a script that builds begins
    const { pruneStyles } = await import('./prune-styles.mjs')
    pruneStyles(inRoot('dist', 'weapp'))
    pruneTemplates(inRoot('dist', 'weapp'))
  } else {
    pruneIcons(inRoot('dist', 'h5'))
    const { postBuildH5 } = await import('../postbuild-h5.mjs')
    await createProgress().step('Preloads, first paint, compressed files', () =>
      postBuildH5(inRoot('dist', 'h5')),
    )
  }
  fs.writeFileSync(stampOf(target), `${before}\n`)
  return true
}
