import type { Logger } from 'pino'
import type { World } from '../tools.ts'
import type { Called } from './called-site.ts'
import type { FromListener, SitesBehind, ToListener } from './messages.ts'
import type { Site, SiteSource } from './sites.ts'

/** Finds the sites of all areas for the second listener. */
export function sitesOf(sources: readonly SiteSource[], world: World): SitesBehind {
  async function find(called: Called): Promise<Site | null> {
    for (const source of sources) {
      const site = await source.find(world, called)
      if (site) return site
    }
    return null
  }

  return {
    knows: async (called) => (await find(called)) !== null,
    async ask({ called, query, ...request }, gone) {
      const site = await find(called)
      if (site === null) return null
      const asked = { ...request, query: new URLSearchParams(query) }
      const { status, headers = {}, cookies = [], body = '' } = await site.answer(asked, gone)
      return {
        needs: site.needs ?? {},
        status,
        headers: [
          ...Object.entries(headers),
          ...cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
        ],
        body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
      }
    },
  }
}

/**
 * Receives the questions of the listener's thread, and sends back the answers. Failures of a site
 * are logged, and not told to strangers.
 */
export function answerThrough(
  say: (message: ToListener, transfer?: ReadableStream[]) => void,
  behind: Promise<SitesBehind>,
  log: Logger,
): (message: FromListener) => void {
  const inHand = new Map<number, AbortController>()

  async function answer(message: Extract<FromListener, { is: 'knows' | 'ask' }>): Promise<void> {
    const { id } = message
    const sites = await behind
    if (message.is === 'knows')
      return say({ is: 'knows', id, isKnown: await sites.knows(message.called) })
    const gone = new AbortController()
    inHand.set(id, gone)
    const answer = await sites.ask(message.question, gone.signal)
    const { body } = answer ?? {}
    say({ is: 'answer', id, answer }, body instanceof ReadableStream ? [body] : [])
    if (!(body instanceof ReadableStream)) inHand.delete(id)
  }

  return (message) => {
    if (message.is === 'gone') {
      inHand.get(message.id)?.abort()
      inHand.delete(message.id)
    } else if (message.is === 'knows' || message.is === 'ask') {
      answer(message).catch((error: unknown) => {
        inHand.delete(message.id)
        log.error({ err: error }, 'A site failed to answer')
        say({ is: 'broken', id: message.id })
      })
    }
  }
}
