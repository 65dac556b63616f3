import fs from 'node:fs'
import process from 'node:process'
import { checkRoomTexts } from '../../build/check-room-texts.mjs'
import { spreadIcons } from '../../build/prune-icons.mjs'
import { pruneTemplates } from '../../build/prune-templates.mjs'
import { shortenProperties } from '../../build/short-properties.mjs'
import { clientSettings } from './client-settings.mjs'
import { fingerprint } from './fingerprint.mjs'
import { inRoot } from './paths.mjs'
import { createProgress } from './progress.mjs'
import { runNode } from './run.mjs'

const sources = [
  'src',
  'build',
  'config',
  // client code imports constants, rules and routes from it
  'contract',
  'babel.config.js',
  'package.json',
  'package-lock.json',
  'project.config.json',
  '.env',
]

// Terminal control codes of Taro's progress bar
const controlCodes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, 'g')

const stampOf = (target) => inRoot('dist', `${target}.fingerprint`)
const markOf = (target) => inRoot('dist', target, target === 'h5' ? 'index.html' : 'app.json')

function currentFingerprint() {
  return fingerprint(
    sources,
    clientSettings.map((name) => `${name}=${process.env[name] ?? ''}`),
  )
}

/** True when dist/<target> was built from the current sources. */
export function isBuildFresh(target) {
  return (
    fs.existsSync(markOf(target)) &&
    fs.existsSync(stampOf(target)) &&
    fs.readFileSync(stampOf(target), 'utf8').trim() === currentFingerprint()
  )
}

/**
 * Builds one target into dist/<target>, unless the same sources were built before.
 *
 * @param {'h5' | 'weapp'} target
 * @param {{ isForced?: boolean }} [options]
 * @returns {Promise<boolean>} whether anything was built
 * @throws Error when the build fails; its messages were printed
 */
export async function buildTarget(target, { isForced = false } = {}) {
  if (!isForced && isBuildFresh(target)) {
    console.log(`dist/${target} is up to date.`)
    return false
  }
  const before = currentFingerprint()
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
    // Taro's command exits with 0 after some failures, so the expected output is checked
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
    pruneTemplates(inRoot('dist', 'weapp'))
    shortenProperties(inRoot('dist', 'weapp'))
  } else {
    // imported lazily, because packages may not be installed when a build script starts
    const { postBuildH5 } = await import('../../build/postbuild-h5.mjs')
    await createProgress().step('Preloads, first paint, compressed files', () =>
      postBuildH5(inRoot('dist', 'h5')),
    )
  }
  fs.writeFileSync(stampOf(target), `${before}\n`)
  return true
}
