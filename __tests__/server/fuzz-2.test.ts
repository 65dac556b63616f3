import { fuzzShard } from '../support/fuzz/run'

fuzzShard(1, 4)
