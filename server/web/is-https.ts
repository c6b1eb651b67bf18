import type { FastifyRequest } from 'fastify'
import { askingBase } from '../access/asking.ts'

/** Says if a request was encrypted when it left its browser, as far as the server can know. */
export type IsHttps = (request: FastifyRequest) => boolean

/**
 * Returns a function that says if a request came by https: the connection or a trusted proxy says
 * so, or its host is that of the public https address.
 */
export function isHttpsBy(publicAddress: string | null | undefined): IsHttps {
  const secure = publicAddress?.startsWith('https:') ? new URL(publicAddress).host : null
  return ({ protocol, headers }) => {
    // A protocol that a trusted proxy reports may have any spelling.
    if (protocol?.toLowerCase() === 'https') return true
    return secure !== null && hostUnder('https:', headers.host) === secure
  }
}

/**
 * A host as addresses of a protocol contain it: in small letters, without the usual port. Null if
 * it is invalid.
 */
export function hostUnder(protocol: string, host: string | undefined): string | null {
  const address = `${protocol}//${host ?? ''}`
  return URL.canParse(address) ? new URL(address).host : null
}

/** The origin of a request. Only requests under the server's own names get here. */
export function originOf(request: FastifyRequest, isHttps: IsHttps): string {
  return `${isHttps(request) ? 'https' : 'http'}://${request.host}`
}

/** The origin of a request, followed by the path of the server. */
export function hubOf(request: FastifyRequest, isHttps: IsHttps): string {
  return originOf(request, isHttps) + askingBase()
}
