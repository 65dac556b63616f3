const { TestEnvironment } = require('jest-environment-node')

/** Jest's own `process` in a test does not emit 'unhandledRejection', so the runtime needs the real one. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.realProcess = process
  }
}
