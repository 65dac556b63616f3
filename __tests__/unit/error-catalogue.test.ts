import { setDialogHost } from '@/platform/dialog'
import { type DialogRecord, walkCatalogue } from '../support/error-catalogue/walk'

const waiting: ((isConfirmed: boolean) => void)[] = []
const dialogs: DialogRecord = {
  shown: [],
  close: () => {
    waiting.splice(0).forEach((answer) => answer(false))
  },
}
setDialogHost((request) => {
  dialogs.shown.push(request)
  return new Promise((answer) => {
    waiting.push(answer)
  })
})
// jsdom prints every connection that fails, and here they fail on purpose
beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('error catalogue on H5 (fetch)', () => walkCatalogue(dialogs))
