// Every supported browser has what the mini-program's realm lacks
export {}
