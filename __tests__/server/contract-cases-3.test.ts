import { proveShard } from '../support/contract-cases/runner'

proveShard(2, 3)
