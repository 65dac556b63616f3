// Nothing: what this stands in for is part of every browser that is supported
export {}
