// Functions of webhooks that other servers may call.
export { newSecret, signatureOf, signedHeaders } from './sign.ts'
