import type { SMTPServer, SMTPServerSession } from 'smtp-server'
import { MAIL } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import { pause } from '#server/pause.ts'
import { NotReadInTime, TooHard } from '#server/reading/reading.ts'
import type { MailSettings } from '#server/settings/settings.ts'
import type { Tools } from '#server/tools.ts'
import { collectMail, TooMuchMail } from './collect-mail.ts'
import { deliverMail, inboxOf, type OpenInbox } from './deliver-mail.ts'

const SILENCE_AT_MOST_MS = 60_000
const TRY_AGAIN_AFTER_MS = 30_000
const CLOSE_WITHIN_MS = 2000

/** SMTP reply codes: 5xx is final, 4xx asks the sender to try again later. */
const UNKNOWN = 550
const TOO_LARGE = 552
const REFUSED = 554
const TRY_LATER = 451

/**
 * Receives mail for the inboxes until the signal aborts. One worker of each machine has the port;
 * when it ends, another takes over.
 */
export async function receiveMail(tools: Tools, signal: AbortSignal): Promise<void> {
  if (tools.mail === null) return
  let said = ''
  while (!signal.aborted) {
    try {
      const receiver = await openReceiver(tools, tools.mail)
      tools.log.info({ port: receiver.port }, 'Receiving mail')
      await untilAborted(signal)
      return await receiver.close()
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException
      if (message !== said)
        tools.log.warn({ reason: message, code }, wordsFor(code, tools.mail.port))
      said = message
      await pause(TRY_AGAIN_AFTER_MS, signal)
    }
  }
}

/**
 * Starts the SMTP listener; returns its port, and a function that stops it. The listener accepts
 * only mail for inboxes and sends none.
 */
export async function openReceiver(
  tools: Tools,
  { host, port, listenOn }: MailSettings,
  { mailAtMostMs = MAIL.timeMs as number } = {},
): Promise<{ port: number; close(): Promise<void> }> {
  const { SMTPServer } = await import('smtp-server')
  const server: SMTPServer = new SMTPServer({
    name: host,
    banner: 'Synthwire',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MAIL.bytes,
    rejectOversized: true,
    maxClients: MAIL.connections,
    maxRecipients: MAIL.recipients,
    socketTimeout: SILENCE_AT_MOST_MS,
    closeTimeout: CLOSE_WITHIN_MS,
    onRcptTo({ address }, _, reply) {
      recipient(tools, address, host).then(
        () => reply(),
        (error) => reply(replyOf(tools, error)),
      )
    },
    onData(stream, session, reply) {
      const slow = setTimeout(() => hangUp(server, session), mailAtMostMs)
      // A sender that takes longer is disconnected.
      collectMail(stream as AsyncIterable<Uint8Array>)
        .finally(() => clearTimeout(slow))
        .then((raw) => take(tools, raw, session, host))
        .then(
          () => reply(null, 'Taken'),
          (error) => reply(replyOf(tools, error)),
        )
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, listenOn ?? undefined, () => {
      server.off('error', reject)
      // Connections may break off at any time, which is not a fault of this server.
      server.on('error', ({ message }) =>
        tools.log.debug({ reason: message }, 'A mail connection failed'),
      )
      resolve()
    })
  })
  const bound = server.server.address()
  return {
    port: typeof bound === 'object' && bound ? bound.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A refusal with the SMTP code that the sending server gets. */
class Refusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, words: string) {
    super(words)
    this.responseCode = responseCode
  }
}

async function recipient(tools: Tools, address: string, host: string): Promise<OpenInbox> {
  const inbox = await inboxOf(tools.db, address, host)
  if (!inbox) {
    throw new Refusal(UNKNOWN, 'No inbox has this address. This server does not relay mail.')
  }
  if (!inbox.isOn) throw new Refusal(UNKNOWN, 'This inbox was turned off by its owner.')
  return inbox
}

async function take(
  tools: Tools,
  raw: Uint8Array,
  session: SMTPServerSession,
  host: string,
): Promise<void> {
  if (await tools.disk.shortage()) {
    throw new Refusal(TRY_LATER, 'The disk of this server is full. Try again later.')
  }
  const inboxes = new Map<string, OpenInbox>()
  for (const { address } of session.envelope.rcptTo) {
    const inbox = await recipient(tools, address, host)
    inboxes.set(inbox.id, inbox)
  }
  await deliverMail(tools, [...inboxes.values()], raw)
}

function replyOf(tools: Tools, error: unknown): Error {
  if (error instanceof Refusal) return error
  if (error instanceof TooMuchMail || error instanceof TooHard) {
    return new Refusal(TOO_LARGE, error.message)
  }
  if (error instanceof NotReadInTime) return new Refusal(TRY_LATER, error.message)
  if (error instanceof Problem) return new Refusal(REFUSED, error.message)
  tools.log.error({ err: error }, 'Could not receive a message')
  return new Refusal(TRY_LATER, 'This server cannot accept mail at the moment. Try again later.')
}

function hangUp(server: SMTPServer, { id }: SMTPServerSession): void {
  for (const connection of server.connections) {
    if (connection.id === id) connection.send(421, 'This message takes too long')
  }
}

function wordsFor(code: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another worker or program; mail is received once it is free`
    case 'EACCES':
      return `Port ${port} is reserved for the system; choose one above 1023 with SYNTHWIRE_MAIL_PORT and forward 25 to it`
    default:
      return 'Mail cannot be received'
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
