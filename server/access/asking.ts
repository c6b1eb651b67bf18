import { AsyncLocalStorage } from 'node:async_hooks'
import type { TokenScope } from '#platform/access/contract.ts'

interface Asking {
  /** The session of the browser that asks; null for programs, and where nobody signs in. */
  sessionId: string | null
  /** The scope of the token that a program carries; absent where it carries none. */
  scope?: TokenScope | null
  /** The origin by which the server was called, such as "https://news.example.org". */
  origin: string
  /** The path before each of the server's paths there, such as "/news"; nothing at the root of its host. */
  base?: string
  /** Aborts when whoever asks hangs up; absent where nobody can. */
  gone?: AbortSignal
}

/** The origin is absent where no request asks: there is no name that the server was called by. */
const asking = new AsyncLocalStorage<Omit<Asking, 'origin'> & { origin?: string }>()

/** Lets whatever `answer` calls know who asks. */
export function answering<T>(who: Asking, answer: () => T): T {
  return asking.run(who, answer)
}

/** Answers a program that may do no more than this scope; a request that it came by stays known. */
export function answeringWithin<T>(scope: TokenScope, answer: () => T): T {
  return asking.run({ sessionId: null, ...asking.getStore(), scope }, answer)
}

/** The session that asks for what is being answered just now; null where there is none. */
export function askingSession(): string | null {
  return asking.getStore()?.sessionId ?? null
}

/** The scope of the program that asks; null where it carries no token. */
export function askingScope(): TokenScope | null {
  return asking.getStore()?.scope ?? null
}

/** The origin by which the server was called for the answer in hand; null where no request asks. */
export function askingOrigin(): string | null {
  return asking.getStore()?.origin ?? null
}

/** The origin and the path below which the server is: its own paths are put right behind it. */
export function askingHub(): string | null {
  const store = asking.getStore()
  return store?.origin === undefined ? null : store.origin + (store.base ?? '')
}

/** The path before each path of this server for whoever asks just now, such as "/news"; mostly nothing. */
export function askingBase(): string {
  return asking.getStore()?.base ?? ''
}

/** A path of this server, such as "/files/12", as whoever asks just now reaches it. */
export function inHub(path: string): string {
  return askingBase() + path
}

/** Aborts when whoever asks has hung up, so that nothing is worked out for nobody; null where no request asks. */
export function askingGone(): AbortSignal | null {
  return asking.getStore()?.gone ?? null
}
