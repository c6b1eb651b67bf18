// Functions of connections that server code of other areas may use.
export {
  forgetCredential,
  keepCredential,
  openCredential,
  readHealth,
  recordHealth,
  recordStatus,
  renameCredential,
  sealedCredential,
} from './credentials.ts'
export {
  accountChanged,
  accountField,
  accountKinds,
  accountUsers,
  accountUses,
  managedAccounts,
  managedState,
  type AccountKindPart,
  type ListManaged,
  type OpenAccount,
} from './kinds/account-kinds.ts'
export {
  accountName,
  demandUse,
  findAccount,
  readAccounts,
  openAccountOf,
} from './accounts/account-rows.ts'
