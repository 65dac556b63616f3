const { TestEnvironment } = require('jest-environment-jsdom')
const { keepStyles } = require('./kept-styles.cjs')
const { withServer } = require('./server-environment.cjs')

module.exports = class extends withServer(TestEnvironment) {
  /** A browser asks another origin for permission: the page's own origin has it. */
  serverSettings() {
    return { CORS_ORIGINS: this.global.location.origin }
  }

  async setup() {
    await super.setup()
    keepStyles(this.global)
    // A request that fails is for the page to tell, and for its test to see: printed as well, it hides what failed
    const { virtualConsole } = this.dom
    const told = virtualConsole.listeners('jsdomError')
    virtualConsole.removeAllListeners('jsdomError')
    virtualConsole.on('jsdomError', (error) => {
      if (error.type !== 'XMLHttpRequest') for (const tell of told) tell(error)
    })
  }

  async handleTestEvent(event, state) {
    await super.handleTestEvent?.(event, state)
    // A read that is still under way (or retried) when the last test is done fails with the server: jsdom's
    // word about it is no finding
    if (event.name === 'run_finish') this.dom?.virtualConsole.removeAllListeners('jsdomError')
  }
}
