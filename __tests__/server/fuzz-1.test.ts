import { fuzzShard } from '../support/fuzz/run'

fuzzShard(0, 4)
