import { AlipaySdk } from 'alipay-sdk'
import type { AlipayConfig } from '../config-providers'

export type AlipayAccount = Pick<AlipayConfig, 'appId' | 'privateKey' | 'publicKey' | 'gateway'>

/** Sends signed calls to Alipay. */
export const alipayCalls = (account: AlipayAccount, timeoutMs: number): AlipaySdk =>
  new AlipaySdk({
    appId: account.appId,
    privateKey: account.privateKey,
    keyType: 'PKCS8',
    alipayPublicKey: account.publicKey,
    gateway: account.gateway,
    timeout: timeoutMs,
  })
