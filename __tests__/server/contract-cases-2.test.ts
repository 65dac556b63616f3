import { proveShard } from '../support/contract-cases/runner'

proveShard(1, 3)
