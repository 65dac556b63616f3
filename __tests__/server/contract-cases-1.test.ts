import { proveShard } from '../support/contract-cases/runner'

proveShard(0, 3)
