// WeChat's components have their own styles
export {}
