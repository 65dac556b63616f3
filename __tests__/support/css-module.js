/** A CSS module whose class names are their own keys, so that a test can tell which style an element carries. */
module.exports = { __esModule: true, default: new Proxy({}, { get: (_, key) => String(key) }) }
