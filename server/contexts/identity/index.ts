/**
 * What other contexts may import of identity (accounts, sign-in, the people of an account, uploads).
 */
export { ownData } from './account/own-data'
export { type Owned, readable, tablePart } from './account/table-data'
export {
  accountClosing,
  provideUserData,
  type UserCommitment,
  userCommitments,
  type UserData,
  type UserDataParts,
} from './account/user-data'
export { regionNames } from './persons/regions'
export { identityRoutes } from './routes'
export { redirectUriOf } from './social/state'
export { releaseUpload, requireUpload, requireUploads, uploadUrl } from './uploads/own-upload'
export { isTaken, lockUser } from './user/repository'
