import { AsyncLocalStorage } from 'node:async_hooks'
import type { TokenScope } from '#platform/access/contract.ts'

interface Asking {
  /** The session of the browser that asks; null for programs, and on a server without sign-in. */
  sessionId: string | null
  /** The scope of a program's token; null or absent without a token. */
  scope?: TokenScope | null
  /** The origin by which the server was called, such as "https://news.example.org". */
  origin: string
  /**
   * The path before each of the server's paths at this origin, such as "/news"; empty at the root
   * of the host.
   */
  base?: string
  /** Aborts when the client hangs up; absent without a client. */
  gone?: AbortSignal
}

/**
 * The facts about the request that is being answered. The origin is absent outside of requests,
 * when no client has named one.
 */
const asking = new AsyncLocalStorage<Omit<Asking, 'origin'> & { origin?: string }>()

/** Runs `answer`, and lets everything that it calls know who asks. */
export function answering<T>(who: Asking, answer: () => T): T {
  return asking.run(who, answer)
}

/**
 * Runs `answer` for a program that may do no more than this scope; the other facts of the present
 * request stay known.
 */
export function answeringWithin<T>(scope: TokenScope, answer: () => T): T {
  return asking.run({ sessionId: null, ...asking.getStore(), scope }, answer)
}

/** The session of the present request; null without one. */
export function askingSession(): string | null {
  return asking.getStore()?.sessionId ?? null
}

/** The scope of the program that asks; null without a token. */
export function askingScope(): TokenScope | null {
  return asking.getStore()?.scope ?? null
}

/** The origin by which the server was called in the present request; null outside of requests. */
export function askingOrigin(): string | null {
  return asking.getStore()?.origin ?? null
}

/**
 * The origin and path of the server, to which its own paths are appended; null outside of requests.
 */
export function askingHub(): string | null {
  const store = asking.getStore()
  return store?.origin === undefined ? null : store.origin + (store.base ?? '')
}

/** The path before each path of this server for the present client, such as "/news"; usually empty. */
export function askingBase(): string {
  return asking.getStore()?.base ?? ''
}

/** A path of this server, such as "/files/12", for the present client. */
export function inHub(path: string): string {
  return askingBase() + path
}

/**
 * A signal that aborts when the client has hung up, so that no work is done for nobody; null
 * without a request.
 */
export function askingGone(): AbortSignal | null {
  return asking.getStore()?.gone ?? null
}
