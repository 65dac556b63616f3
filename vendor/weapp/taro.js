// @tarojs/taro/index.js, but naming the one thing it takes of the runtime: a plain `require` of all of it keeps every part
const hooks = require('@tarojs/runtime').hooks
const taro = require('@tarojs/api').default

if (hooks.isExist('initNativeApi')) hooks.call('initNativeApi', taro)

module.exports = taro
module.exports.default = module.exports
