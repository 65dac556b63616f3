// WeChat's components bring their own styles
export {}
