/** The public interface of identity (accounts, sign-in, persons, uploads). */
export { type Access, recordAccess } from './access/commands/record'
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
export { handOverPicture, settlePicture } from './content-check/commands/pictures'
export { pictureRefused } from './content-check/events'
export { picturesAtCheck } from './content-check/queries'
export { requireFineText } from './content-check/texts'
export { regionNames } from './persons/regions'
export { identityRoutes } from './routes'
export { redirectUriOf } from './social/state'
export { releaseUpload, requireUpload, requireUploads } from './uploads/commands/own-upload'
export { uploadUrl } from './uploads/file-address'
export { addTask, retryTask } from './wechat-tasks/commands/tasks'
export { taskHandlers, type TaskHandler } from './wechat-tasks/handlers'
export { troubledTasks } from './wechat-tasks/queries'
export { isTaken, lockUser } from './user/commands/accounts'
export { walletHintsOf } from './user/queries'
