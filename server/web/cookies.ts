import type { FastifyRequest } from 'fastify'
import type { IsHttps } from './is-https.ts'

/** The value of one cookie in a Cookie header; null where it is not sent. */
export function readCookie(header: string | undefined, name: string): string | null {
  return readCookies(header, name, 1)[0] ?? null
}

/**
 * The values of all cookies of a name, in the order of the header. Programs on other ports of the same
 * host set cookies for it, too, also of this name, and the order says nothing about whose is whose.
 */
export function readCookies(header: string | undefined, name: string, most: number): string[] {
  const values: string[] = []
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === name && values.push(value.join('=').trim()) === most) break
  }
  return values
}

interface CookieSettings {
  name: string
  /** Looks at so many of its name. */
  most: number
  days: number
  isHttps: IsHttps
}

/** A cookie that only the hub can write and scripts cannot read. */
export interface KeptCookie {
  readAll(request: FastifyRequest): string[]
  /** The line that sets it. */
  write(request: FastifyRequest, value: string): string
}

/** Under https its name begins with __Host-, which browsers let only this very host and no http page set. */
export function keptCookie({ name, most, days, isHttps }: CookieSettings): KeptCookie {
  const secureName = `__Host-${name}`
  return {
    readAll(request) {
      return readCookies(request.headers.cookie, isHttps(request) ? secureName : name, most)
    },
    write(request, value) {
      const about = `Path=/; Max-Age=${Math.round(days * 86_400)}; HttpOnly; SameSite=Lax`
      return isHttps(request)
        ? `${secureName}=${value}; ${about}; Secure`
        : `${name}=${value}; ${about}`
    },
  }
}
