const { rm } = require('node:fs/promises')

/** Stops and removes what global-setup started. */
module.exports = async function globalTeardown() {
  const started = globalThis.medibookTestCluster
  if (!started) return
  await started.cluster.stop()
  await rm(started.dir, { recursive: true, force: true })
  globalThis.medibookTestCluster = undefined
}
