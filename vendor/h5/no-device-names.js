// The `platform` package names devices in 14 KB; Taro.getDeviceInfo, which asks it, is not used and answers 'unknown'
export default {}
