import type { FastifyRequest } from 'fastify'
import { askingBase } from '../access/asking.ts'

/** Says if a request left its browser encrypted, as far as the server can know. */
export type IsHttps = (request: FastifyRequest) => boolean

/**
 * Says if a request came by https: as the connection or a trusted proxy says, or because it came by
 * the public address.
 */
export function isHttpsBy(publicAddress: string | null | undefined): IsHttps {
  const secure = publicAddress?.startsWith('https:') ? new URL(publicAddress).host : null
  return ({ protocol, headers }) => {
    // Fastify reports the last value of a trusted proxy, in any spelling.
    if (protocol?.toLowerCase() === 'https') return true
    return secure !== null && hostUnder('https:', headers.host) === secure
  }
}

/** A Host header as addresses of a protocol write it: in small letters, without the usual port. */
export function hostUnder(protocol: string, host: string | undefined): string | null {
  const address = `${protocol}//${host ?? ''}`
  return URL.canParse(address) ? new URL(address).host : null
}

/**
 * The origin of the request; requests get here only under names that the server knows as its own.
 */
export function originOf(request: FastifyRequest, isHttps: IsHttps): string {
  return `${isHttps(request) ? 'https' : 'http'}://${request.host}`
}

/** The origin, followed by the path of the server. */
export function hubOf(request: FastifyRequest, isHttps: IsHttps): string {
  return originOf(request, isHttps) + askingBase()
}
