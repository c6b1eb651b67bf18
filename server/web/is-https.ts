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
    // Fastify answers with the last word of a trusted proxy, written however it likes.
    if (protocol?.toLowerCase() === 'https') return true
    return secure !== null && hostUnder('https:', headers.host) === secure
  }
}

/** A Host header as addresses of a protocol write it: in small letters, without the usual port. */
export function hostUnder(protocol: string, host: string | undefined): string | null {
  const address = `${protocol}//${host ?? ''}`
  return URL.canParse(address) ? new URL(address).host : null
}

/** The origin by which the server was called; only names that it knows as its own get so far. */
export function originOf(request: FastifyRequest, isHttps: IsHttps): string {
  return `${isHttps(request) ? 'https' : 'http'}://${request.host}`
}

/** The origin and the path below which the server is. */
export function hubOf(request: FastifyRequest, isHttps: IsHttps): string {
  return originOf(request, isHttps) + askingBase()
}
