import * as z from 'zod/mini'
import { VISITORS } from '../../../visitors/limits.ts'
import type { VisitorPost } from '../../serving/visitor-posts.ts'
import { countReading } from './count-visits.ts'
import { deviceOf } from './device-of.ts'
import { writeVisits } from './write-visits.ts'

const HOUR_MS = 3_600_000
const Milliseconds = z.number().check(z.minimum(0), z.maximum(HOUR_MS))
const Seen = z.object({
  path: z.string().check(z.maxLength(VISITORS.visitNameCharacters)),
  lcpMs: Milliseconds,
  readMs: Milliseconds,
})

/**
 * Receives the report that a page sends once, when it is left: how fast it loaded, and how long it
 * was read.
 */
export const seenPost: VisitorPost = {
  path: 'seen',
  methods: ['POST'],
  async answer(world, { site, request: { body, base, headers } }) {
    const seen = body.length > VISITORS.seenBytes ? null : seenIn(new TextDecoder().decode(body))
    const isRobot = deviceOf(headers['user-agent'] ?? '') === 'robot'
    if (!isRobot && seen?.path.startsWith(`${base}/`))
      countReading(world, site, { ...seen, path: seen.path.slice(base.length) }, writeVisits)
    return { status: 204 }
  },
}

function seenIn(text: string): z.infer<typeof Seen> | null {
  try {
    return Seen.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
