import { connect, type Socket } from 'node:net'
import { MAIL_OUT } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { guardedLookup, refuseHost } from '#server/fetch/address-guard.ts'
import { publicReach } from '#server/fetch/reach.ts'
import type { MailServerRow } from './mail-server.ts'

/**
 * The ports to which connections are allowed, which mail servers use. With other ports, readers
 * could probe other services.
 */
const MAIL_PORTS = new Set([25, 465, 587, 2525])

/**
 * Connects to a mail server. Only an owner may connect into the private network, as with AI
 * endpoints. The checked address is the one that is connected to, so that a changed DNS answer
 * cannot evade the check.
 */
export async function openSmtpSocket({
  host,
  port,
  mayBePrivate,
}: Pick<MailServerRow, 'host' | 'port' | 'mayBePrivate'>): Promise<Socket> {
  if (!mayBePrivate) refuse(host, port)
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port,
      ...(!mayBePrivate && { lookup: guardedLookup(publicReach) }),
    })
    socket.setTimeout(MAIL_OUT.connectMs, () => socket.destroy(timedOut()))
    socket.once('error', (error) => reject(error instanceof Problem ? isPrivate(host) : error))
    socket.once('connect', () => {
      socket.removeAllListeners('error')
      socket.setTimeout(0)
      // Errors are caught here, because nodemailer listens for them only a moment later.
      socket.on('error', () => {})
      resolve(socket)
    })
  })
}

function refuse(host: string, port: number): void {
  if (!MAIL_PORTS.has(port))
    throw new Problem('invalid', `Use port 465, 587, 25 or 2525. Port ${port} is for owners alone.`)
  const bare = host.includes(':') ? `[${host}]` : host
  if (!URL.canParse(`http://${bare}`)) throw isPrivate(host)
  try {
    refuseHost(new URL(`http://${bare}`), publicReach)
  } catch {
    throw isPrivate(host)
  }
}

function isPrivate(host: string): Problem {
  return new Problem(
    'invalid',
    `${host} is inside the private network. Only an owner of this server can use a mail server there.`,
  )
}

function timedOut(): Error {
  return Object.assign(new Error('No connection in time'), { code: 'ETIMEDOUT' })
}
