// npm run contract: writes contract/routes from the endpoints; with --check it only reports what is stale.
import './lib/help.mjs'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { renderRoutes } from './lib/contract-routes.mjs'
import { inRoot } from './lib/paths.mjs'

const folder = inRoot('contract', 'routes')
const files = await renderRoutes()
const read = (name) => {
  const file = path.join(folder, name)
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null
}
fs.mkdirSync(folder, { recursive: true })
const stale = [...files].filter(([name, text]) => read(name) !== text).map(([name]) => name)
const gone = fs.readdirSync(folder).filter((name) => !files.has(name))
if (process.argv.includes('--check')) {
  if (stale.length || gone.length) {
    console.log(`Stale below contract/routes (npm run contract): ${[...stale, ...gone].join(', ')}`)
    process.exit(1)
  }
} else {
  stale.forEach((name) => fs.writeFileSync(path.join(folder, name), files.get(name)))
  gone.forEach((name) => fs.rmSync(path.join(folder, name)))
  console.log(`${files.size} files below contract/routes, ${stale.length} written, ${gone.length} removed`)
}
