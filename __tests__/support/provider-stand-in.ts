import {
  createCipheriv,
  createPublicKey,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { serveLocally } from './local-server'

export interface KeyPair {
  privateKey: string
  publicKey: string
}
export const newKeys = (): KeyPair => {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return pair
}
export const sign = (key: string, text: string): string =>
  createSign('RSA-SHA256').update(text).sign(key, 'base64')
export const isSignedBy = (publicKey: string, text: string, signature: string): boolean =>
  createVerify('RSA-SHA256').update(text).verify(createPublicKey(publicKey), signature, 'base64')

/** A request received by a simulated provider. */
export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}
export type Reply = { status?: number; headers?: Record<string, string>; body: string }

/** An HTTP server on this machine that simulates a provider. `answer` may be changed while it runs. */
export async function standIn(): Promise<{
  origin: string
  asked: Asked[]
  answerWith(answer: (asked: Asked) => Reply): void
  close(): Promise<void>
}> {
  const asked: Asked[] = []
  let answer: (of: Asked) => Reply = () => ({ status: 500, body: '{}' })
  const { origin, stop } = await serveLocally((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString('utf8')
    })
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://stand-in')
      const of: Asked = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body,
      }
      asked.push(of)
      const reply = answer(of)
      response
        .writeHead(reply.status ?? 200, {
          'content-type': 'application/json; charset=utf-8',
          ...reply.headers,
        })
        .end(reply.body)
    })
  })
  return {
    origin,
    asked,
    answerWith(given) {
      answer = given
    },
    close: stop,
  }
}

/** WeChat Pay's side: signs its answers, and encrypts the content of notifications. */
export function wechatSide(o: { keys: KeyPair; serial: string; apiV3Key: string }) {
  const headersFor = (body: string, at = Math.floor(Date.now() / 1000)): Record<string, string> => {
    const nonce = randomBytes(16).toString('hex')
    return {
      'wechatpay-timestamp': String(at),
      'wechatpay-nonce': nonce,
      'wechatpay-serial': o.serial,
      'wechatpay-signature': sign(o.keys.privateKey, `${at}\n${nonce}\n${body}\n`),
    }
  }
  return {
    headersFor,
    reply(data: unknown, status = 200): Reply {
      const body = JSON.stringify(data)
      return { status, headers: headersFor(body), body }
    },
    notice(eventType: string, content: unknown): { headers: Record<string, string>; body: string } {
      const nonce = randomBytes(6).toString('hex')
      const cipher = createCipheriv('aes-256-gcm', o.apiV3Key, nonce).setAAD(Buffer.from('transaction'))
      const sealed = Buffer.concat([
        cipher.update(JSON.stringify(content), 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]).toString('base64')
      const body = JSON.stringify({
        id: randomBytes(8).toString('hex'),
        create_time: new Date().toISOString(),
        event_type: eventType,
        resource_type: 'encrypt-resource',
        resource: {
          algorithm: 'AEAD_AES_256_GCM',
          original_type: 'transaction',
          ciphertext: sealed,
          nonce,
          associated_data: 'transaction',
        },
      })
      return { headers: headersFor(body), body }
    },
  }
}

/** Alipay's side. */
export function alipaySide(keys: KeyPair) {
  return {
    reply(method: string, answer: Record<string, unknown>): Reply {
      const node = `${method.replaceAll('.', '_')}_response`
      const text = JSON.stringify(answer)
      return { body: `{"${node}":${text},"sign":"${sign(keys.privateKey, text)}"}` }
    },
    notice(form: Record<string, string>): string {
      const text = Object.keys(form)
        .sort()
        .map((name) => `${name}=${form[name]}`)
        .join('&')
      return new URLSearchParams({ ...form, sign_type: 'RSA2', sign: sign(keys.privateKey, text) }).toString()
    },
  }
}
