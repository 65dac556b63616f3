import multipart from '@fastify/multipart'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { codes } from '../../../../contract/constants/codes'
import { limits } from '../../../../contract/constants/limits'
import * as contract from '../../../../contract/uploads'
import { AppError } from '../../../lib/app-error'
import { askedWidth, refuseWidth, sendForm } from '../../../lib/picture-forms'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { tooLarge } from './check-file'
import {
  UPLOAD_PATH,
  completeUpload,
  keepFile,
  removeUnusedFiles,
  requirePolicyForm,
  uploadPolicy,
} from './commands/files'
import { isFileKey, isPrivateKey, isSigned } from './file-address'
import { isOwner, uploadAddress } from './queries/files'
import { contentTypeOf } from './sniff'

const CLEAN_EVERY_MS = 600_000
const YEAR_SECONDS = 31_536_000

const uploadRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, contract.uploadPolicy, ({ ctx, user, query }) =>
    uploadPolicy(ctx, user, { purpose: query.purpose ?? 'avatar', files: query.files ?? 1 }),
  )
  registerEndpoint(app, contract.uploadComplete, ({ ctx, user, body }) => completeUpload(ctx, user, body))
  registerEndpoint(app, contract.uploadAddress, ({ ctx, user, query }) => uploadAddress(ctx, user, query.key))
  app.jobs.register({
    name: 'removeUnusedFiles',
    everyMs: CLEAN_EVERY_MS,
    run: (ctx) => removeUnusedFiles(ctx),
  })

  // A URL issued with the upload policy, like that of a storage service, rather than an endpoint of the
  // contract.
  await app.register(async (inner) => {
    await inner.register(multipart, {
      limits: {
        fileSize: limits.uploadVideoBytes,
        files: 1,
        fields: 8,
        fieldSize: 1000,
        fieldNameSize: 60,
        parts: 10,
        headerPairs: 40,
      },
    })
    inner.post(UPLOAD_PATH, { config: { auth: 'none' }, schema: { hide: true } }, async (request) => ({
      code: codes.ok,
      msg: request.text('ok'),
      data: await receive(request),
    }))
  })
  app.get<{ Params: { '*': string }; Querystring: { expires?: string; sign?: string; width?: string } }>(
    `${UPLOAD_PATH}/*`,
    { config: { auth: 'none' }, schema: { hide: true } },
    send,
  )
}
export default uploadRoutes

async function receive(request: FastifyRequest): Promise<contract.UploadedFile> {
  const missing = (): AppError =>
    new AppError(codes.badInput, 'badInput', {}, { field: 'file', rule: 'required' })
  if (!request.isMultipart()) throw missing()
  const fields: Record<string, string> = {}
  const ctx = request.ctx()
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value)
      continue
    }
    try {
      const policyId = requirePolicyForm(ctx, fields)
      const bytes = await part.toBuffer().catch(() => {
        throw tooLarge(limits.uploadVideoBytes)
      })
      return await keepFile(ctx, policyId, bytes, part.filename ?? '')
    } finally {
      // The rest of the body must be consumed, or the sender is disconnected before it receives the answer.
      part.file.resume()
    }
  }
  throw missing()
}

type FileRequest = FastifyRequest<{
  Params: { '*': string }
  Querystring: { expires?: string; sign?: string; width?: string }
}>

async function send(request: FileRequest, reply: FastifyReply): Promise<FastifyReply> {
  const key = request.params['*']
  const ctx = request.ctx()
  if (
    !isFileKey(key) ||
    (isPrivateKey(key) && !isSigned(ctx, key, request.query) && !(await isOwner(ctx, key)))
  )
    return refuse(request, reply)
  const bytes = await ctx.ports.storage.get(key)
  if (!bytes) return refuse(request, reply)
  void reply
    .type(contentTypeOf(key))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('accept-ranges', 'bytes')
    .header(
      'cache-control',
      isPrivateKey(key) ? 'private, no-store' : `public, max-age=${YEAR_SECONDS}, immutable`,
    )
  const width = isPrivateKey(key) ? null : askedWidth(request.query)
  if (width === undefined) return refuseWidth(request, reply)
  const form =
    width === null
      ? null
      : await request.server.pictures.get(
          { name: key, extension: key.split('.').at(-1) ?? '', bytes: () => Promise.resolve(bytes) },
          width,
          String(request.headers.accept),
        )
  if (form) return sendForm(request, reply.removeHeader('accept-ranges'), form)
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
  if (!range) return reply.send(bytes)
  const from = Number(range[1])
  const to = Math.min(range[2] ? Number(range[2]) : bytes.length - 1, bytes.length - 1)
  if (from > to) return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
    .send(bytes.subarray(from, to + 1))
}

/** Answers 404 for unknown pictures and for other users' private ones alike. */
function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ code: codes.notFound, msg: request.text('notFound'), data: null })
}
