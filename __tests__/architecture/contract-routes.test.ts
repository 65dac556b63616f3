import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { projectRoot } from '../support/source-files'

test('contract/routes is up to date with the contract', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(projectRoot, 'scripts/make-routes.mjs'), '--check'],
    { encoding: 'utf8' },
  )
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
})
