export default definePageConfig({
  enablePullDownRefresh: true,
  // Taro searches only the page's own file for useShareAppMessage, but the page calls it in a hook
  enableShareAppMessage: true,
  enableShareTimeline: true,
  navigationStyle: 'custom',
})
