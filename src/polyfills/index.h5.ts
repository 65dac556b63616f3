// All supported browsers have these APIs
export {}
