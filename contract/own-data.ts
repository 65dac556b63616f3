import { type Static, Type } from '@sinclair/typebox'
import { Flag, Id, Moment, Nullable, Ok, pageOf, pageQuery } from './common'
import { accessActions, accessActors, accessKinds, accessPurposes } from './constants/enums'
import { defineEndpoint } from './define-endpoint'
import { Code, Password } from './user'

export const exportData = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/userinfo/exportData',
  auth: 'user',
  source: 'extension',
  tag: 'account',
  summary: 'All stored data of the account by domain, for download. ID numbers are masked',
  data: Type.Object({ generatedTime: Moment, parts: Type.Record(Type.String(), Type.Unknown()) }),
})
export const AccessRecord = Type.Object({
  id: Id,
  createTime: Moment,
  actor: Type.Union(accessActors.map((value) => Type.Literal(value))),
  action: Type.Union(accessActions.map((value) => Type.Literal(value))),
  kind: Type.Union(accessKinds.map((value) => Type.Literal(value))),
  rowId: Nullable(Id),
  purpose: Type.Union(accessPurposes.map((value) => Type.Literal(value))),
  personName: Nullable(Type.String({ description: 'Name of the person while it exists' })),
  shopName: Nullable(Type.String({ description: 'The clinic, when its staff did it and it is known' })),
})
export type AccessRecord = Static<typeof AccessRecord>
export const accessPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/userinfo/accessPage',
  auth: 'user',
  source: 'extension',
  tag: 'account',
  summary: "Who read or changed the account's health data, newest first; optionally of one person",
  query: Type.Object({ ...pageQuery, personId: Type.Optional(Id) }),
  data: pageOf(AccessRecord),
})
export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/userinfo/deleteAccount',
  auth: 'user',
  source: 'extension',
  tag: 'account',
  summary:
    'Delete my account: unpaid orders are cancelled, personal data is erased, orders stay without ' +
    "a name, every session ends. Proven by the password or a code (sendBindCode 'own'; an account " +
    'with neither needs no proof but the session). 61009 with data {commitments} while ' +
    "appointments lie ahead and `confirmCommitments` is not '1'; 61001 to 61004 the proof",
  body: Type.Object({
    password: Type.Optional(Password),
    code: Type.Optional(Code),
    confirmCommitments: Type.Optional(Flag),
  }),
  data: Ok,
})
