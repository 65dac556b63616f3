// Starts the API server from its TypeScript source.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import path from 'node:path'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const tsx = createRequire(import.meta.url).resolve('tsx/cli')
const child = spawn(process.execPath, [tsx, '--tsconfig', 'tsconfig.server.json', 'server/main.ts'], { cwd: root, stdio: 'inherit', env: process.env })
// A terminal sends Ctrl-C to the whole group; a service manager to this process alone.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
