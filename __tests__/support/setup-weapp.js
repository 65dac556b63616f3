process.env.TARO_ENV = 'weapp'
process.env.TARO_PLATFORM = 'mini'

Object.assign(globalThis, { defineAppConfig: (config) => config, definePageConfig: (config) => config })
