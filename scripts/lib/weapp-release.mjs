import fs from 'node:fs'
import path from 'node:path'

/** WeChat's upload tool. It has 300 dependencies, so npx fetches it only when needed (docs/adr/0027). */
export const uploader = 'miniprogram-ci@2.1.42'

const APP_ID = /^wx[0-9a-f]{16}$/
const VERSION = /^\d+\.\d+\.\d+$/
const DESCRIPTION_LENGTH = 200

/**
 * The parameters of a release, from the environment, package.json and git.
 *
 * @param {Record<string, string | undefined>} env
 * @param {{ version: string, subject: string, commit: string, isClean: boolean }} state
 * @returns {{ appId: string, keyFile: string, robot: string, version: string, description: string }}
 * @throws Error that lists everything that is missing
 */
export function readRelease(env, { version, subject, commit, isClean }) {
  const { WECHAT_APP_ID: appId = '', WEAPP_KEY_FILE: keyFile = '', WEAPP_ROBOT: robot = '1' } = env
  const problems = [
    ...(APP_ID.test(appId) ? [] : ['WECHAT_APP_ID must be the id of the mini-program (wx…)']),
    ...(keyFile === ''
      ? ['WEAPP_KEY_FILE must be the path of the upload key of that mini-program']
      : fs.existsSync(path.resolve(keyFile))
        ? []
        : [`WEAPP_KEY_FILE: there is no ${keyFile}`]),
    ...(/^([1-9]|[12]\d|30)$/.test(robot) ? [] : ['WEAPP_ROBOT must be a number from 1 to 30']),
    ...(VERSION.test(version) ? [] : [`package.json: the version ${version} must look like 1.2.3`]),
    ...(isClean ? [] : ['there are changes that are not committed']),
  ]
  if (problems.length > 0)
    throw new Error(`Cannot release:\n${problems.map((line) => `  - ${line}`).join('\n')}`)
  return {
    appId,
    keyFile: path.resolve(keyFile),
    robot,
    version,
    description: `${commit} ${subject}`.slice(0, DESCRIPTION_LENGTH),
  }
}

/**
 * The arguments of the uploader's command.
 *
 * @param {'upload' | 'preview'} what
 * @param {ReturnType<typeof readRelease>} release
 * @param {{ folder: string, qrFile?: string }} where
 * @returns {string[]}
 */
export const uploadArguments = (
  what,
  { appId, keyFile, robot, version, description },
  { folder, qrFile },
) => [
  what,
  '--project-path',
  folder,
  '--appid',
  appId,
  '--private-key-path',
  keyFile,
  '--upload-version',
  version,
  '--upload-description',
  description,
  '--robot',
  robot,
  ...(what === 'preview'
    ? qrFile
      ? ['--qrcode-format', 'image', '--qrcode-output-dest', qrFile]
      : ['--qrcode-format', 'terminal']
    : []),
]
