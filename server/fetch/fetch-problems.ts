import { Problem } from '#core/problem.ts'
import { certificateWords, isCertificateFault } from './certificate-faults.ts'

/** Temporary errors of this machine, which say nothing about a host. */
const OWN_SHORTAGES = ['EMFILE', 'ENFILE', 'ENOMEM', 'ENOBUFS', 'EADDRNOTAVAIL']

/**
 * The problem of a request that failed because of this server. The publisher is not at fault, and
 * the request may not have been sent.
 */
export class ServerIsBusy extends Problem {
  constructor(host: string, options?: ErrorOptions) {
    super(
      'unavailable',
      `This server was too busy to reach ${host}. Feeds are retried automatically; for anything else, try again in a minute.`,
      options,
    )
  }
}

/** The problem of a request that ran out of time while the publisher had to answer. */
export function lateAnswer(host: string, afterMs: number): Problem {
  const cause = new DOMException('The time limit of a request is over', 'TimeoutError')
  return new Problem(
    'unavailable',
    `${host} did not answer within ${seconds(afterMs)}. It may be busy or gone.`,
    { cause },
  )
}

/**
 * The problem of a request that its caller aborted; the end of the caller's own time limit counts
 * as a missing answer.
 */
export function endedByCaller(host: string, cause: unknown): Problem {
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return new Problem('unavailable', `${host} did not answer in time. It may be busy or gone.`, {
      cause,
    })
  return new Problem(
    'unavailable',
    `The request to ${host} was stopped before it was answered. Try again later.`,
    { cause },
  )
}

/** A failed exchange in words that a person can act on. */
export function problemOfFetch(error: unknown, url: URL): Problem {
  if (error instanceof Problem) return error
  const inner = rootOf(error)
  if (inner instanceof Problem) return inner
  const code = codeOf(error) ?? codeOf(inner) ?? ''
  const host = url.hostname
  const because = (text: string) => new Problem('unavailable', text, { cause: error })

  const refusal = /^Proxy response \((\d+)\)/.exec((inner as Error | null)?.message ?? '')
  if (refusal) {
    return because(
      `The proxy did not connect to ${host} (${refusal[1]}). Check that it lets this machine open tunnels (CONNECT) to ports 80 and 443, and that SYNTHWIRE_HTTP_PROXY has its user name and password if it needs them.`,
    )
  }
  if (OWN_SHORTAGES.includes(code)) return new ServerIsBusy(host, { cause: error })
  if (code === 'ENOTFOUND' || code === 'EAI_NONAME') {
    return because(
      `No host named ${host} was found. Check the address, and that this server is online.`,
    )
  }
  if (code === 'EAI_AGAIN') {
    return because(
      `The name ${host} could not be looked up (DNS). Check that this machine is online.`,
    )
  }
  if (code === 'ECONNREFUSED') {
    return because(`${url.host} refuses connections. Its server may be down.`)
  }
  if (isCertificateFault(code)) return because(certificateWords(host, code))
  if (/TLS|SSL|CERT|EPROTO/.test(code)) {
    return because(
      `The secure connection to ${host} failed (${code}). Check whether the site offers https at all.`,
    )
  }
  if (/TIMEOUT|TIMEDOUT/.test(code)) {
    return because(`${host} did not accept the connection in time. It may be busy or gone.`)
  }
  if (code === 'ENETUNREACH' || code === 'EHOSTUNREACH' || code === 'ENETDOWN') {
    return because(`${host} cannot be reached from here. Check that this machine is online.`)
  }
  if (code.startsWith('Z_') || code.startsWith('ERR__ERROR_') || code === 'ERR_PADDING_2') {
    return because(`The answer of ${host} is damaged: it could not be unpacked.`)
  }
  return because(`${host} broke off the answer${code ? ` (${code})` : ''}.`)
}

/**
 * The problem if the proxy itself failed, so that no publisher is blamed; null for any other
 * failure.
 */
export function problemOfProxy(error: unknown, proxy: string): Problem | null {
  const { host } = new URL(proxy)
  const code = codeOf(error) ?? ''
  if (!['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code)) {
    return null
  }
  return new Problem(
    'unavailable',
    `The proxy at ${host} cannot be reached (${code}). Check that it runs, and SYNTHWIRE_HTTP_PROXY or the proxy that your system names.`,
    { cause: error },
  )
}

function seconds(ms: number): string {
  const count = Math.max(1, Math.round(ms / 1000))
  return count === 1 ? '1 second' : `${count} seconds`
}

export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : undefined
}

function rootOf(error: unknown): unknown {
  const cause = (error as { cause?: unknown } | null)?.cause
  return cause === undefined ? error : rootOf(cause)
}
