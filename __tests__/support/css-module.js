/** A CSS module whose class names are their own keys, so that a test can check the style of an element. */
module.exports = { __esModule: true, default: new Proxy({}, { get: (_, key) => String(key) }) }
