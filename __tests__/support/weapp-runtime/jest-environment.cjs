const { TestEnvironment } = require('jest-environment-node')

/** Jest's own `process` in a test hears no 'unhandledRejection'; the runtime needs the real one. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.realProcess = process
  }
}
