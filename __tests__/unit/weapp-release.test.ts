import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readRelease, uploadArguments, uploader } from '../../scripts/lib/weapp-release.mjs'

const keyFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'key-')), 'upload.key')
fs.writeFileSync(keyFile, 'key')
const env = { WECHAT_APP_ID: 'wx0123456789abcdef', WEAPP_KEY_FILE: keyFile }
const state = { version: '1.2.3', subject: 'app: Do something', commit: 'abc1234', isClean: true }

test('a release is named by package.json and described by its commit', () => {
  expect(readRelease(env, state)).toEqual({
    appId: 'wx0123456789abcdef',
    keyFile,
    robot: '1',
    version: '1.2.3',
    description: 'abc1234 app: Do something',
  })
})

test('all missing settings are reported together, before the build', () => {
  const read = () =>
    readRelease(
      { WEAPP_KEY_FILE: '/nowhere.key', WEAPP_ROBOT: '31' },
      { ...state, version: '1', isClean: false },
    )
  expect(read).toThrow(
    /WECHAT_APP_ID[\s\S]*there is no \/nowhere\.key[\s\S]*WEAPP_ROBOT[\s\S]*package\.json[\s\S]*not committed/,
  )
  expect(() => readRelease({ ...env, WEAPP_KEY_FILE: '' }, state)).toThrow('WEAPP_KEY_FILE must be')
})

test('an upload has a description; a preview prints its code or writes it to a file', () => {
  const release = readRelease(env, state)
  const wordsAfter = (words: string[], option: string) => words[words.indexOf(option) + 1]
  const upload = uploadArguments('upload', release, { folder: '/project' })
  expect(upload[0]).toBe('upload')
  expect(wordsAfter(upload, '--project-path')).toBe('/project')
  expect(wordsAfter(upload, '--private-key-path')).toBe(keyFile)
  expect(wordsAfter(upload, '--upload-version')).toBe('1.2.3')
  expect(wordsAfter(upload, '--upload-description')).toBe('abc1234 app: Do something')
  expect(upload).not.toContain('--qrcode-format')
  const preview = uploadArguments('preview', release, { folder: '/project' })
  expect(wordsAfter(preview, '--qrcode-format')).toBe('terminal')
  const toFile = uploadArguments('preview', release, { folder: '/project', qrFile: '/tmp/qr.jpg' })
  expect(wordsAfter(toFile, '--qrcode-output-dest')).toBe('/tmp/qr.jpg')
})

test('the uploader has one exact version', () => {
  expect(uploader).toMatch(/^miniprogram-ci@\d+\.\d+\.\d+$/)
})
