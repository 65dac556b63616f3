// Writes the names of all provinces and cities; run it after changing scripts/lib/region-names.mjs or the
// package of mainland regions:
// node scripts/make-regions.mjs
import './lib/help.mjs'
import fs from 'node:fs'
import prettier from 'prettier'
import { inRoot } from './lib/paths.mjs'
import { makeRegionTable } from './lib/region-table.mjs'

const file = inRoot('server', 'contexts', 'identity', 'persons', 'region-table.json')
const options = await prettier.resolveConfig(file)
const text = await prettier.format(JSON.stringify(makeRegionTable()), { ...options, parser: 'json' })
fs.writeFileSync(file, text)
