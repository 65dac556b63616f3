// npm run reseal: re-encrypts the configured database with the current key, while its servers run.
import './lib/help.mjs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)
process.env.TSX_TSCONFIG_PATH ??= path.join(root, 'tsconfig.server.json')
const require = createRequire(import.meta.url)
require('tsx/cjs/api').register()
require('../server/commands/reseal.ts')
