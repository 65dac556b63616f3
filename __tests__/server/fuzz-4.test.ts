import { fuzzShard } from '../support/fuzz/run'

fuzzShard(3, 4)
