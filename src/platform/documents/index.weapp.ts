import Taro from '@tarojs/taro'
import type { OpenDocument } from './types'

interface Downloaded {
  statusCode: number
  tempFilePath: string
  header?: Record<string, string>
}

const isPdf = ({ statusCode, header = {} }: Downloaded): boolean => {
  const type = Object.entries(header).find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  // a refusal is an envelope, also with status 200
  return statusCode === 200 && (type === undefined || type.startsWith('application/pdf'))
}

export const openDocument: OpenDocument = async ({ url, headers }) => {
  try {
    const found = (await Taro.downloadFile({ url, header: headers })) as Downloaded
    if (!isPdf(found)) return false
    await Taro.openDocument({ filePath: found.tempFilePath, fileType: 'pdf', showMenu: true })
    return true
  } catch {
    return false
  }
}
