/**
 * '@tarojs/components' as plain HTML elements, as `h5.useHtmlComponents` provides them in the build. Each is
 * loaded on demand, because components-react has an import cycle.
 */
const folders = {
  Button: 'button',
  Icon: 'icon',
  Image: 'image',
  Input: 'input',
  Picker: 'picker',
  PullDownRefresh: 'pull-down-refresh',
  ScrollView: 'scroll-view',
  Text: 'text',
  View: 'view',
}
const stencil = () => require('@tarojs/components/lib/react')
const html = (folder) => require(`@tarojs/components-react/dist/components/${folder}`)

module.exports = new Proxy(
  { __esModule: true },
  {
    get(target, key) {
      if (key in target || typeof key !== 'string') return target[key]
      // cached, because a rendering after the end of a test file can no longer load modules
      target[key] = folders[key]
        ? html(folders[key]).default
        : key === 'Swiper' || key === 'SwiperItem'
          ? html('swiper')[key]
          : stencil()[key]
      return target[key]
    },
  },
)
