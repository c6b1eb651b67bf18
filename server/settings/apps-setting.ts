import { isIP } from 'node:net'
import { Problem } from '#core/problem.ts'
import { plainName } from './host-name.ts'

export const HIGHEST_PORT = 65_535

/**
 * The second listener, which serves readers' apps and sites separately from the server
 * (`server/second-listener/`).
 */
export interface AppsSettings {
  /** The port; 0 takes any free one. */
  port: number
  /** True if the owner chose the port: the server then does not start if it is in use. */
  isChosen: boolean
  /**
   * The domain below which apps and sites have names such as "shop.apps.example.org"; null if there
   * is none.
   */
  domain: string | null
  /**
   * True if the program with these settings opens the listener itself; otherwise a program on
   * another machine may.
   */
  isHere: boolean
}

type Environment = Record<string, string | undefined>

/** Reads APPS_PORT and APPS_DOMAIN; null if apps and sites are turned off. */
export function readApps(env: Environment, hubPort: number): AppsSettings | null {
  const domain = readDomain(env['APPS_DOMAIN'])
  const text = env['APPS_PORT'] ?? ''
  if (text.toLowerCase() === 'off') return null
  if (text !== '' && !/^\d+$/.test(text)) {
    throw new Problem('invalid', `APPS_PORT is "${text}". Give a port, or "off".`)
  }
  const port = readPort('APPS_PORT', text, portBeside(hubPort))
  if (port !== 0 && port === hubPort) {
    throw new Problem(
      'invalid',
      `APPS_PORT and PORT are both ${port}. Apps and sites need a port of their own: choose another one for APPS_PORT, or "off".`,
    )
  }
  return { port, isChosen: text !== '', domain, isHere: false }
}

function portBeside(hubPort: number): number {
  if (hubPort === 0) return 0
  return hubPort === HIGHEST_PORT ? hubPort - 1 : hubPort + 1
}

function readDomain(text: string | undefined): string | null {
  if (!text) return null
  const name = /^[^*%:/]+$/.test(text) ? plainName(text) : null
  if (name !== null && name.includes('.') && isIP(name) === 0 && !name.endsWith('.localhost'))
    return name
  throw new Problem(
    'invalid',
    `APPS_DOMAIN is "${text}". Give the domain alone, like apps.example.org: names below it, such as shop.apps.example.org, then lead to apps and sites. NAME.localhost always does.`,
  )
}

/**
 * Reads the port in a variable; returns `otherwise` if it is empty. The port 0 stands for any free
 * one.
 */
export function readPort(name: string, text: string | undefined, otherwise: number): number {
  if (!text) return otherwise
  const port = /^\d+$/.test(text) ? Number(text) : Infinity
  if (port <= HIGHEST_PORT) return port
  throw new Problem('invalid', `${name} is "${text}". Give a number from 0 to ${HIGHEST_PORT}.`)
}
