import type { Config } from '../../config'

/** The settings that sealing needs. */
export type SealConfig = Pick<Config, 'encryptionKey'> &
  Partial<Pick<Config, 'previousEncryptionKeys' | 'isSealedForOldServers'>>
