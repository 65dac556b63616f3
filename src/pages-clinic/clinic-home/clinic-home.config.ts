export default definePageConfig({
  navigationStyle: 'custom',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
