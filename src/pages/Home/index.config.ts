export default definePageConfig({ enablePullDownRefresh: true, navigationStyle: 'custom' })
