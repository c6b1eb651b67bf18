import type { Dispatcher } from 'undici'
import { beforeAbort } from './before-abort.ts'

export interface ConnectionLimits {
  /** The most connections to one origin at the same time; further requests wait in line. */
  connections: number
  /** The most idle connections; each is kept for `idleMs`. */
  idleConnections: number
  idleMs: number
}

/**
 * The result of work with a connection. If part of the response is unread (`isWhole` is false), the
 * connection is closed.
 */
export interface Used<Result> {
  result: Result
  isWhole: boolean
}

export interface Connections {
  /**
   * Runs work with a free connection to an origin, new or used, and keeps the connection
   * afterwards. After any failure it is closed, so that no data of a publisher remain in it. A
   * caller stops waiting if the signal aborts.
   */
  use<Result>(
    origin: string,
    open: () => Dispatcher,
    options: { signal: AbortSignal; whileWaiting: <Free>(free: Promise<Free>) => Promise<Free> },
    work: (connection: Dispatcher, isReused: boolean) => Promise<Used<Result>>,
  ): Promise<Result>
}

interface Origin {
  busy: number
  idle: Dispatcher[]
  /**
   * Waiting requests in their order; each function is called once, when its request gets a
   * connection.
   */
  waiting: Set<() => void>
}

/** Connections that carry one request at a time, a few for each origin. */
export function openConnections(limits: ConnectionLimits): Connections {
  const origins = new Map<string, Origin>()
  /** Idle connections, the oldest first, each with the function that closes it. */
  const idle = new Map<Dispatcher, { timer: NodeJS.Timeout; letGo: () => void }>()

  function originOf(name: string): Origin {
    const known = origins.get(name) ?? { busy: 0, idle: [], waiting: new Set() }
    origins.set(name, known)
    return known
  }

  function forgetUnused(name: string, origin: Origin) {
    if (origin.busy === 0 && origin.idle.length === 0 && origin.waiting.size === 0) {
      origins.delete(name)
    }
  }

  /** Waits until one of the origin's connections is free, which then counts as busy. */
  async function free(origin: Origin, signal: AbortSignal): Promise<void> {
    if (origin.busy < limits.connections) {
      origin.busy++
      return
    }
    let handleTurn = () => {}
    const turn = new Promise<void>((resolve) => {
      handleTurn = resolve
      origin.waiting.add(handleTurn)
    })
    try {
      await beforeAbort(turn, signal)
    } catch (error) {
      // If the request got a connection at the same moment, the connection goes to the next
      // request.
      if (!origin.waiting.delete(handleTurn)) passConnectionOn(origin)
      throw error
    }
  }

  /** Passes a busy connection on to the request that has waited longest. */
  function passConnectionOn(origin: Origin) {
    const [next] = origin.waiting
    if (next === undefined) {
      origin.busy--
      return
    }
    origin.waiting.delete(next)
    next()
  }

  function keep(name: string, origin: Origin, connection: Dispatcher) {
    const letGo = () => {
      takeOut(origin, connection)
      close(connection)
      forgetUnused(name, origin)
    }
    const timer = setTimeout(letGo, limits.idleMs)
    timer.unref()
    idle.set(connection, { timer, letGo })
    origin.idle.push(connection)
    const [oldest] = idle.values()
    if (idle.size > limits.idleConnections) oldest?.letGo()
  }

  function takeOut(origin: Origin, connection: Dispatcher) {
    clearTimeout(idle.get(connection)?.timer)
    idle.delete(connection)
    origin.idle = origin.idle.filter((other) => other !== connection)
  }

  /** The most recently used idle connection, if any. */
  function takeIdle(origin: Origin): Dispatcher | null {
    const connection = origin.idle.at(-1) ?? null
    if (connection !== null) takeOut(origin, connection)
    return connection
  }

  return {
    async use(name, open, { signal, whileWaiting }, work) {
      signal.throwIfAborted()
      const origin = originOf(name)
      try {
        await whileWaiting(free(origin, signal))
      } catch (error) {
        forgetUnused(name, origin)
        throw error
      }
      let connection: Dispatcher | null = null
      let isWhole = false
      try {
        const idleOne = takeIdle(origin)
        connection = idleOne ?? open()
        const used = await work(connection, idleOne !== null)
        isWhole = used.isWhole
        return used.result
      } finally {
        if (connection !== null && isWhole) keep(name, origin, connection)
        else if (connection !== null) close(connection)
        passConnectionOn(origin)
        forgetUnused(name, origin)
      }
    },
  }
}

function close(connection: Dispatcher): void {
  connection.destroy().catch(() => {})
}
