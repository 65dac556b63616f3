/**
 * '@tarojs/taro' of the mini-program in Node: Taro's own API layer over the `wx` of the test. A test that
 * needs more than an empty `wx` sets one on globalThis before it imports the code under test.
 */
globalThis.wx ??= {}
globalThis.getCurrentPages ??= () => []
globalThis.getApp ??= () => ({})

const { initNativeApi } = require('@tarojs/plugin-platform-weapp/dist/runtime-utils')
const Taro = require('@tarojs/taro/index.js')

initNativeApi(Taro)

module.exports = Taro
module.exports.default = Taro
module.exports.__esModule = true
