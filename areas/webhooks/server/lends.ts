// Functions of this area that other servers may call.
export { newSecret, signatureOf, signedHeaders } from './sign.ts'
