const { TestEnvironment } = require('jest-environment-jsdom')
const { keepStyles } = require('./kept-styles.cjs')
const { withServer } = require('./server-environment.cjs')

module.exports = class extends withServer(TestEnvironment) {
  /** The page's own origin needs CORS permission, because the server is another origin. */
  serverSettings() {
    return { CORS_ORIGINS: this.global.location.origin }
  }

  async setup() {
    await super.setup()
    keepStyles(this.global)
    // The page and its test report a failed request; printed as well, it would hide the real failure
    const { virtualConsole } = this.dom
    const told = virtualConsole.listeners('jsdomError')
    virtualConsole.removeAllListeners('jsdomError')
    virtualConsole.on('jsdomError', (error) => {
      if (error.type !== 'XMLHttpRequest') for (const tell of told) tell(error)
    })
  }

  async handleTestEvent(event, state) {
    await super.handleTestEvent?.(event, state)
    // A read still pending or retried after the last test fails with the server, which is not a finding
    if (event.name === 'run_finish') this.dom?.virtualConsole.removeAllListeners('jsdomError')
  }
}
