module.exports = async () => globalThis.__stopWeappServer?.()
