import { MAIL_OUT } from '../../limits.ts'
import { Problem } from '#core/problem.ts'

/** The reason why a mail was refused. */
export interface SmtpFailure {
  error: string
  /** The server's answer in its own words; null if there was none. */
  answer: string | null
  /** True if another attempt with the same mail would fail as well. */
  isFinal: boolean
  /** True if the server may have accepted the mail although its answer did not arrive. */
  mayHaveHappened: boolean
  /** True if the recipient does not exist, or the server accepts no mail for it. */
  isRecipientRefused: boolean
}

/** Codes of failures that happen before a mail is handed over. */
const NEVER_SENT: ReadonlySet<string> = new Set([
  ...['EAUTH', 'ENOAUTH', 'EENVELOPE', 'EMESSAGE', 'EPROTOCOL', 'ETLS'],
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EDNS'],
])

interface SmtpError {
  message?: string
  code?: string
  responseCode?: number
  response?: string
  /** The SMTP command that failed. */
  command?: string
}

/** Explains any failure of nodemailer or of the network. */
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

/**
 * Says if an answer means that the recipient does not exist. Answers with 5.7 are about the sender
 * or relaying, not about the recipient.
 */
function isNoMailbox(code: number, answer: string): boolean {
  return [550, 551, 553].includes(code) && !/\b5\.7\.\d/.test(answer)
}

/**
 * Explains a failure of OpenSSL, which can only be recognized by its message; null for any other
 * failure.
 */
function secureWords(host: string, code: string, message: string): string | null {
  if (/certificate|altname/i.test(message))
    return `The certificate of ${host} cannot be trusted. Check the name of the server.`
  const isUnsafe = code === 'ETLS' || /\b(?:ssl|tls)\b|wrong version/i.test(message)
  return isUnsafe ? `${host} offered no secure connection that can be trusted.` : null
}

/** Shortens a server's answer to one line, because it may be long and contain anything. */
export function oneLine(response: string): string {
  return response
    .slice(0, 4 * MAIL_OUT.answerCharacters)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAIL_OUT.answerCharacters)
    .toWellFormed()
}
