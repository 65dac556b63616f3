/**
 * What other contexts may import of identity (accounts, sign-in, the people of an account, uploads).
 */
export { type Access, recordAccess } from './access/record'
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
export { handOverPicture, pictureRefused, picturesAtCheck, settlePicture } from './content-check/pictures'
export { requireFineText } from './content-check/texts'
export { regionNames } from './persons/regions'
export { identityRoutes } from './routes'
export { redirectUriOf } from './social/state'
export { releaseUpload, requireUpload, requireUploads, uploadUrl } from './uploads/own-upload'
export { addTask, retryTask, taskHandlers, type TaskHandler, troubledTasks } from './wechat-tasks/tasks'
export { isTaken, lockUser, walletHintsOf } from './user/repository'
