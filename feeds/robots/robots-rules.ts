import robotsParser from 'robots-parser'
import { ROBOTS } from '../limits.ts'
import { ROBOTS_TOKEN } from './our-rules.ts'

export interface RobotsRules {
  mayRead(url: URL): boolean
  /** The pause that the site asks for between two pages, up to a limit; 0 if it asks for none. */
  crawlDelayMs: number
}

/** Rules as `ourRules` returns them, ready for matching. */
export function robotsRules(origin: string, rules: string): RobotsRules {
  // The empty rule makes this a valid group even if no other rule follows.
  const text = `user-agent: ${ROBOTS_TOKEN}\ndisallow:\n${rules}`
  const robots = robotsParser(`${origin}/robots.txt`, text)
  const delayMs = (robots.getCrawlDelay(ROBOTS_TOKEN) ?? 0) * 1000
  return {
    crawlDelayMs: delayMs > 0 ? Math.min(delayMs, ROBOTS.crawlDelayMs) : 0,
    mayRead(url) {
      const path = `${url.pathname}${url.search}`.slice(0, ROBOTS.pathCharacters)
      return robots.isAllowed(`${origin}${path}`, ROBOTS_TOKEN) !== false
    },
  }
}
