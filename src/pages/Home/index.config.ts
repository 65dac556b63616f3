export default definePageConfig({
  enablePullDownRefresh: true,
  // Taro looks for useShareAppMessage in the page's own file only, but the page calls it in a hook
  enableShareAppMessage: true,
  enableShareTimeline: true,
  navigationStyle: 'custom',
})
