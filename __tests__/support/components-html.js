/**
 * '@tarojs/components' as plain HTML elements, as `h5.useHtmlComponents` gives them in the build.
 * Each is required only when asked for: components-react has an import cycle of its own.
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
      // kept: what still draws when a test file has ended can require nothing any more
      target[key] = folders[key]
        ? html(folders[key]).default
        : key === 'Swiper' || key === 'SwiperItem'
          ? html('swiper')[key]
          : stencil()[key]
      return target[key]
    },
  },
)
