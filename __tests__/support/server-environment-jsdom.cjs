const { TestEnvironment } = require('jest-environment-jsdom')
const { withServer } = require('./server-environment.cjs')

module.exports = withServer(TestEnvironment)
