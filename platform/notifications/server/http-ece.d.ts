declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  /** Decrypts a message for a browser (RFC 8188, RFC 8291). */
  function decrypt(
    body: Buffer,
    keys: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer

  export default { decrypt }
}
