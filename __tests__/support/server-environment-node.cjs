const { TestEnvironment } = require('jest-environment-node')
const { withServer } = require('./server-environment.cjs')

module.exports = withServer(TestEnvironment)
