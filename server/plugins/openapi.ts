import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fp from 'fastify-plugin'
import { addExamples } from './openapi-examples'

/** Publishes the contract as OpenAPI: /openapi.json, and /docs for people. */
export default fp(async (app) => {
  const { config } = app
  await app.register(swagger, {
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject
      addExamples(document.openapiObject.paths ?? {})
      return document.openapiObject
    },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${config.brandNameLatin} API`,
        version: '1.0.0',
        description:
          'Every answer is `{ code, msg, data }`. Code 0 is success; a refusal travels with HTTP ' +
          '200 and its own code. Money is text in major units with two decimals, days and moments ' +
          "are in the store's time zone, ids are text.",
      },
      servers: [{ url: config.publicUrl }],
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'header',
            name: config.sessionHeader,
            description: 'Answer of the sign-in calls; valid for 4 hours',
          },
        },
      },
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // The page contains inline scripts, which its policy allows by their hashes.
    staticCSP: true,
    transformStaticCSP: (policy) =>
      policy
        .replace(/upgrade-insecure-requests;?/, '')
        .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
    uiConfig: { docExpansion: 'none', tryItOutEnabled: true },
    theme: { title: `${config.brandNameLatin} API` },
  })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
})
