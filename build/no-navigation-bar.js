/** Replaces the function of Taro's router that adds its navigation bar to the page. */
export const initNavigationBar = () => {}
