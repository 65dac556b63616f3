import { fuzzShard } from '../support/fuzz/run'

fuzzShard(2, 4)
