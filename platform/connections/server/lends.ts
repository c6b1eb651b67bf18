// What the servers of other areas may use of connections.
export {
  forgetCredential,
  keepCredential,
  openCredential,
  recordHealth,
  recordStatus,
  renameCredential,
  sealedCredential,
} from './credentials.ts'
