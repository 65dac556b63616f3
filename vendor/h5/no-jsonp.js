/** Nothing in this product asks for JSONP; Taro.request would for its `jsonp` option. */
export default function jsonp() {
  return Promise.reject(new Error('JSONP is left out of this build: vendor/h5/README.md'))
}
