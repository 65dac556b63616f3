const fs = require('node:fs')
const path = require('node:path')

module.exports = async () => {
  const app = path.resolve(__dirname, '..', '..', '..', 'dist', 'weapp', 'app.json')
  if (!fs.existsSync(app)) throw new Error('dist/weapp is missing: run `npm run build:weapp` first')
  if (process.env.MEDIBOOK_TEST_SERVER) return
  const { startTestServer } = await import('../../../scripts/lib/server-process.mjs')
  const server = await startTestServer()
  globalThis.__stopWeappServer = server.stop
  process.env.MEDIBOOK_TEST_SERVER = server.url
}
