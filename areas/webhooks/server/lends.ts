// Functions of this area that server code of other areas may call.
export { newSecret, signatureOf, signedHeaders } from './sign.ts'
