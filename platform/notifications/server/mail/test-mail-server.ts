import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface TakenMail {
  from: string
  to: string[]
  user: string | undefined
  isSecure: boolean
  raw: string
}

/** A real mail server on this machine, with the mails that it accepted, oldest first. */
export async function openMailServer(options: SMTPServerOptions = {}) {
  const taken: TakenMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      password === 'correct horse'
        ? done(null, { user: username ?? '' })
        : done(new Error('5.7.8 Wrong horse')),
    onData(stream, { envelope, user, secure }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          user: user as string | undefined,
          isSecure: secure,
          raw: Buffer.concat(chunks).toString(),
        })
        done(null)
      })
    },
    ...options,
  })
  // Without a listener, errors that a client causes would end the process. The test checks them at
  // the client.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    taken,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
