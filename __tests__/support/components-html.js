/**
 * '@tarojs/components' as plain HTML elements, as `h5.useHtmlComponents` gives them in the build.
 * Each is required only when asked for: components-react has an import cycle of its own.
 */
const folders = {
  Button: 'button', Icon: 'icon', Image: 'image', Input: 'input', Picker: 'picker',
  PullDownRefresh: 'pull-down-refresh', ScrollView: 'scroll-view', Text: 'text', View: 'view',
}
const stencil = () => require('@tarojs/components/lib/react')
const html = (folder) => require(`@tarojs/components-react/dist/components/${folder}`)

module.exports = new Proxy({ __esModule: true }, {
  get(target, key) {
    if (key in target) return target[key]
    if (folders[key]) return html(folders[key]).default
    if (key === 'Swiper' || key === 'SwiperItem') return html('swiper')[key]
    return typeof key === 'string' ? stencil()[key] : undefined
  },
})
