import { installWx } from '../support/error-catalogue/wx-over-http'

const dialogs = installWx()

// the code under test reads `wx` when it is loaded
const { walkCatalogue } =
  require('../support/error-catalogue/walk') as typeof import('../support/error-catalogue/walk')

describe('error catalogue in the mini-program (wx.request)', () => walkCatalogue(dialogs))
