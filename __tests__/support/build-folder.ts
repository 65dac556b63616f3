import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Provides a temporary folder for the input and output of a build step; it is removed after the test. */
export function useBuildFolder() {
  let folder = ''
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'medibook-build-'))
  })
  afterEach(() => {
    fs.rmSync(folder, { recursive: true, force: true })
  })
  return {
    folder: () => folder,
    write: (files: Record<string, string>) => {
      for (const [name, text] of Object.entries(files)) {
        fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
        fs.writeFileSync(path.join(folder, name), text)
      }
    },
    read: (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8'),
  }
}
