import type { FastifyRequest } from 'fastify'
import { askingBase } from '../access/asking.ts'
import type { IsHttps } from './is-https.ts'

/** The value of a cookie in a Cookie header; null if the header does not have it. */
export function readCookie(header: string | undefined, name: string): string | null {
  return readCookies(header, name, 1)[0] ?? null
}

/**
 * The values of all cookies of a name, in the order of the header. Programs on other ports of the
 * same host may set cookies of the same name, and nothing tells which cookie is ours.
 */
export function readCookies(header: string | undefined, name: string, most: number): string[] {
  const values: string[] = []
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === name && values.push(value.join('=').trim()) === most) break
  }
  return values
}

/**
 * The name of a cookie of this server. It includes the path, so that servers below several paths of
 * a host do not read each other's cookies.
 */
export function cookieName(name: string): string {
  return name + askingBase().replaceAll('/', '-')
}

/** The path for which cookies of this server are set. */
export function cookiePath(): string {
  return `Path=${askingBase() || '/'}`
}

interface CookieSettings {
  name: string
  /** The most cookies of this name that are checked. */
  most: number
  days: number
  isHttps: IsHttps
}

/** A cookie that only the server can write and scripts cannot read. */
export interface KeptCookie {
  readAll(request: FastifyRequest): string[]
  /** The value of the Set-Cookie header that sets the cookie. */
  write(request: FastifyRequest, value: string): string
}

/**
 * Prepares a cookie that only the server can write and scripts cannot read. Under https its name
 * begins with __Host-, because browsers let only this host and no http page set such a cookie.
 * Below a path its name begins with __Secure-, because __Host- cookies are for all paths.
 */
export function keptCookie({ name, most, days, isHttps }: CookieSettings): KeptCookie {
  const nameIn = (request: FastifyRequest) => {
    const prefix = askingBase() === '' ? '__Host-' : '__Secure-'
    return cookieName(isHttps(request) ? prefix + name : name)
  }
  return {
    readAll: (request) => readCookies(request.headers.cookie, nameIn(request), most),
    write(request, value) {
      const maxAge = Math.round(days * 86_400)
      const secure = isHttps(request) ? '; Secure' : ''
      return `${nameIn(request)}=${value}; ${cookiePath()}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
    },
  }
}
