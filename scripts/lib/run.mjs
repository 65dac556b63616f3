import { spawn } from 'node:child_process'
import process from 'node:process'
import { root } from './paths.mjs'

const running = new Set()

/**
 * Runs a command to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, isQuiet?: boolean, onLine?: (line:
 * string) => void, timeoutMs?: number }} [options] isQuiet does not print the output; it is returned in
 * either case
 * @returns {Promise<{ code: number, output: string }>} code 124 after a time-out; never rejects
 */
export function run(command, args, options = {}) {
  const { cwd = root, env = {}, isQuiet = false, onLine, timeoutMs } = options
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
    })
    running.add(child)
    let output = ''
    let pending = ''
    let hasTimedOut = false
    const timer =
      timeoutMs &&
      setTimeout(() => {
        hasTimedOut = true
        child.kill('SIGKILL')
      }, timeoutMs)
    const take = (stream) => (chunk) => {
      const text = String(chunk)
      output += text
      if (!isQuiet) stream.write(text)
      if (!onLine) return
      const lines = (pending + text).split(/\r?\n|\r/)
      pending = lines.pop() ?? ''
      lines.forEach((line) => onLine(line))
    }
    child.stdout.on('data', take(process.stdout))
    child.stderr.on('data', take(process.stderr))
    const finish = (code) => {
      clearTimeout(timer)
      running.delete(child)
      if (pending) onLine?.(pending)
      resolve({ code: hasTimedOut ? 124 : code, output })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      finish(127)
    })
    child.on('close', (code, signal) => finish(code ?? (signal ? 1 : 0)))
  })
}

/** Runs a tool of node_modules with this version of Node, regardless of PATH. */
export const runNode = (args, options) => run(process.execPath, args, options)

/** Terminates child processes when this process is terminated. */
export function stopChildrenOnExit() {
  const stop = (signal) => () => {
    for (const child of running) child.kill(signal)
    process.exit(130)
  }
  process.once('SIGINT', stop('SIGINT'))
  process.once('SIGTERM', stop('SIGTERM'))
}

/** Exits with a one-line message and no stack trace. */
export function fail(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}
