import { MAIL_OUT } from '../../limits.ts'
import { Problem } from '#core/problem.ts'

/** The reason why a mail was refused. */
export interface SmtpFailure {
  error: string
  /** The server's answer, in its own words; null without one. */
  answer: string | null
  /** True if another attempt with the same mail would fail, too. */
  isFinal: boolean
  /** The server may have taken it, although its answer did not come. */
  mayHaveHappened: boolean
  /** There is no such recipient, or the server takes no mail for it. */
  isRecipientRefused: boolean
}

/** Codes of failures on the way to handing a mail over. */
const NEVER_SENT: ReadonlySet<string> = new Set([
  ...['EAUTH', 'ENOAUTH', 'EENVELOPE', 'EMESSAGE', 'EPROTOCOL', 'ETLS'],
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EDNS'],
])

interface SmtpError {
  message?: string
  code?: string
  responseCode?: number
  response?: string
  /** The command that was answered. */
  command?: string
}

/** Anything that nodemailer and the network fail with, in words. */
export function smtpFailure(
  thrown: unknown,
  host: string,
  { isLate, socket }: { isLate: boolean; socket: object | null },
): SmtpFailure {
  const notSent = { answer: null, isFinal: false, mayHaveHappened: false }
  if (thrown instanceof Problem)
    return { ...notSent, isRecipientRefused: false, error: thrown.message }
  const { code = '', responseCode = 0, response, message = '', command } = thrown as SmtpError
  const answer = response ? oneLine(response) : null
  const said = answer === null ? '' : ` It answered: ${answer}`
  const failure = (error: string, isFinal = false) => ({
    ...{ error: error + said, answer, isFinal },
    mayHaveHappened: socket !== null && answer === null && !NEVER_SENT.has(code),
    isRecipientRefused: command === 'RCPT TO' && isNoMailbox(responseCode, answer ?? ''),
  })
  if (isLate) return failure(`${host} took too long.`)
  switch (code) {
    case 'EAUTH':
      return failure(`${host} refused the user name or the password.`)
    case 'ENOAUTH':
      return failure(`${host} asks for a user name and a password.`)
    case 'EENVELOPE':
    case 'EMESSAGE':
      return failure(`${host} refused the mail.`, responseCode >= 500)
    case 'ECONNREFUSED':
      return failure(`${host} refused the connection. Check the address and the port.`)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EDNS':
      return failure(`No server is found under the name ${host}.`)
    case 'ETIMEDOUT':
      return failure(`${host} did not answer in time.`)
    case 'EPROTOCOL':
      return failure(`${host} does not answer like a mail server. Check the port.`)
    default:
      return failure(secureWords(host, code, message) ?? `${host} ended the connection.`)
  }
}

/** Servers that refuse to relay, or to talk to this sender, say 5.7: that is not about the recipient. */
function isNoMailbox(code: number, answer: string): boolean {
  return [550, 551, 553].includes(code) && !/\b5\.7\.\d/.test(answer)
}

/** Explains a failure of OpenSSL, which is recognised by its words only. */
function secureWords(host: string, code: string, message: string): string | null {
  if (/certificate|altname/i.test(message))
    return `The certificate of ${host} cannot be trusted. Check the name of the server.`
  const isUnsafe = code === 'ETLS' || /\b(?:ssl|tls)\b|wrong version/i.test(message)
  return isUnsafe ? `${host} offered no secure connection that can be trusted.` : null
}

/** Shortens an answer of a server to one line: it may be long, and contain anything. */
export function oneLine(response: string): string {
  return response
    .slice(0, 4 * MAIL_OUT.answerCharacters)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAIL_OUT.answerCharacters)
    .toWellFormed()
}
