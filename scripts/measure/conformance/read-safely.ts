import { Socket } from 'node:net'
import { Problem } from '#core/problem.ts'
import type { FeedDocument } from '#engine/feeds/feed-document.ts'
import { readFeed } from '#engine/feeds/read-feed.ts'

/** The most CPU time that reading a document may take, because others have to wait for it. */
const LONGEST_MS = 2000

/** The assumed address of a document, unless it states another. */
export const ADDRESS = 'http://127.0.0.1:8097/feed.xml'

export interface Reading {
  /** Null if the parser refused the document with a `Problem`, or crashed. */
  document: FeedDocument | null
  /**
   * Harm that no document may do: crash the parser, delay it, make it send a request, or give
   * another result the second time.
   */
  faults: string[]
  /** The CPU time in ms, which hardly depends on other programs. */
  ms: number
}

let requests = 0
const { connect } = Socket.prototype
Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  requests++
  return Reflect.apply(connect, this, args)
} as typeof connect

/** Reads a document twice, and watches the time, requests, and whether the results are the same. */
export function readSafely(
  body: Uint8Array,
  { contentType, address = ADDRESS }: { contentType?: string | undefined; address?: string } = {},
): Reading {
  const before = process.cpuUsage()
  const asked = requests
  try {
    const options = { contentType, address, now: new Date() }
    const document = readOrRefuse(body, options)
    const ms = msSince(before)
    const again = readOrRefuse(body, options)
    const faults = [
      ...(ms > LONGEST_MS ? [`took ${Math.round(ms)} ms`] : []),
      ...(requests > asked ? ['made a request'] : []),
      ...(JSON.stringify(document) === JSON.stringify(again)
        ? []
        : ['read differently the second time']),
    ]
    return { document, faults, ms }
  } catch (error) {
    return { document: null, faults: [`crashed: ${String(error)}`], ms: msSince(before) }
  }
}

function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function readOrRefuse(body: Uint8Array, options: Parameters<typeof readFeed>[1]) {
  try {
    return readFeed(body, options)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
