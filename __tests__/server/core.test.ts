import type {} from '../support/medibook-global'

test('answers /health', async () => {
  const answer = await medibook.inject('/health')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ status: 'ok', sandbox: true })
})
