import { saveFile } from '../documents/index.h5'
import type { GiveTextFile } from './types'

export const giveTextFile: GiveTextFile = async (text, fileName) => {
  saveFile(new Blob([text], { type: 'application/json' }), fileName)
  return true
}
