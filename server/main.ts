import { ConfigError, loadConfig, loadDotEnv } from './config'
import { startServer } from './start'

/** Exit code of a wrong configuration, distinct from that of a crash. */
const EXIT_BAD_CONFIG = 78
/** Longest time for running requests to finish at shutdown. */
const CLOSE_MS = 15_000

async function main(): Promise<void> {
  loadDotEnv()
  const started = await startServer(loadConfig())
  let isClosing = false
  const close = (signal: string): void => {
    if (isClosing) return
    isClosing = true
    const { drainMs } = started.config.operations
    started.app.log.info({ signal, drainMs }, 'closing')
    const force = setTimeout(() => process.exit(1), drainMs + CLOSE_MS)
    force.unref()
    started.app.beginDrain()
    const drained = new Promise<void>((resolve) => {
      setTimeout(resolve, drainMs)
    })
    drained
      .then(() => started.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
  }
  process.on('SIGINT', () => close('SIGINT'))
  process.on('SIGTERM', () => close('SIGTERM'))
  process.on('disconnect', () => close('disconnect'))
  process.send?.({ type: 'ready', url: started.url, origin: started.origin })
  console.log(`${started.config.brandNameLatin} server: ${started.url}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(error instanceof ConfigError ? EXIT_BAD_CONFIG : 1)
})
