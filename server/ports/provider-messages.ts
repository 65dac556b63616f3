import { createHmac } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Config } from '../config'
import type { MessagePort } from './messages'

const TIMEOUT_MS = 10_000

/**
 * Sends e-mail by SMTP and SMS through the operator's service.
 * @throws when a channel is not configured or refuses
 */
export function providerMessages(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'smsWebhookUrl' | 'smsWebhookSecret' | 'brandName'>,
): MessagePort {
  const mail = config.smtpUrl
    ? createTransport(config.smtpUrl, { connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS } as object)
    : null
  return {
    async send(message) {
      if (message.channel === 'email') {
        if (!mail) throw new Error('No mail server is configured')
        // Error messages contain the address and are logged, so only their kind is passed on.
        await mail
          .sendMail({
            from: { name: config.brandName, address: config.mailFrom },
            to: message.to,
            subject: message.subject ?? config.brandName,
            text: message.text,
            disableFileAccess: true,
            disableUrlAccess: true,
          })
          .catch((error: { code?: string; responseCode?: number }) => {
            throw new Error(
              `The mail server refused: ${[error.code, error.responseCode].filter(Boolean).join(' ')}`,
            )
          })
        return
      }
      if (!config.smsWebhookUrl) throw new Error('No SMS service is configured')
      const body = JSON.stringify({ to: message.to.replace(/\s/g, ''), text: message.text })
      const signature = createHmac('sha256', config.smsWebhookSecret).update(body).digest('hex')
      const response = await fetch(config.smsWebhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': signature },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`The SMS service answered ${response.status}`)
    },
  }
}
