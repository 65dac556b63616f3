const HEARTBEAT_MS = 15_000

/** @param {number} ms @returns {string} '4.2 s' or '3 min 05 s' */
export function formatElapsed(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
  const minutes = Math.floor(ms / 60_000)
  return `${minutes} min ${String(Math.round((ms % 60_000) / 1000)).padStart(2, '0')} s`
}

/**
 * Runs steps and prints their elapsed time. A long step prints a heartbeat every 15 seconds.
 *
 * @param {number} [total] number of steps
 */
export function createProgress(total) {
  const startedAt = Date.now()
  const results = []
  let count = 0

  return {
    results,
    elapsedMs: () => Date.now() - startedAt,

    /**
     * @template T
     * @param {string} name
     * @param {(note: (text: string) => void) => Promise<T>} work `note` replaces the text of the heartbeat
     * @returns {Promise<T>} the result of `work`; its rejection is passed on
     */
    async step(name, work) {
      count += 1
      const begin = Date.now()
      const label = total ? `[${count}/${total}] ${name}` : name
      let detail = ''
      console.log(`\n▸ ${label}`)
      const heartbeat = setInterval(() => {
        console.log(`  … ${name}, ${formatElapsed(Date.now() - begin)}${detail ? `: ${detail}` : ''}`)
      }, HEARTBEAT_MS)
      try {
        const value = await work((text) => {
          detail = text
        })
        results.push({ name, isOk: true, ms: Date.now() - begin })
        console.log(`✓ ${label} (${formatElapsed(Date.now() - begin)})`)
        return value
      } catch (error) {
        results.push({ name, isOk: false, ms: Date.now() - begin })
        console.log(`✗ ${label} (${formatElapsed(Date.now() - begin)})`)
        throw error
      } finally {
        clearInterval(heartbeat)
      }
    },
  }
}
