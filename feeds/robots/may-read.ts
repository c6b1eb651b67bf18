import { ROBOTS } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import type { Tools } from '#server/tools.ts'
import { knownRobotsFile, readRobotsFile, type RobotsFile } from './robots-file.ts'
import { robotsRules } from './robots-rules.ts'

/** A page that its site asks programs not to read. */
export class ForbiddenByRobots extends Problem {
  readonly host: string

  constructor(host: string) {
    super(
      'not-allowed',
      `The robots.txt of ${host} does not allow automated access to this page. Open it on the site to read all of it.`,
    )
    this.host = host
  }
}

/** The verdict of a robots.txt on a page. */
export interface RobotsVerdict {
  /** The reason why the page is not read; null if it may be. */
  refusal: Problem | null
  /** The time that the host asks for after the page. */
  crawlDelayMs: number
}

/** The verdict on a page without asking anybody; null when its site's robots.txt has to be read first. */
export async function knownVerdict(
  tools: Pick<Tools, 'db' | 'now'>,
  url: URL,
): Promise<RobotsVerdict | null> {
  // An address outside of the web is refused by the fetcher, in its own words.
  if (!/^https?:$/.test(url.protocol)) return { refusal: null, crawlDelayMs: 0 }
  const file = await knownRobotsFile(tools, url.origin)
  return file && verdictOf(file, url, tools.now())
}

/** Fails for a page that must not be read; asks the site's robots.txt if it is unknown. */
export async function demandMayRead(
  tools: Pick<Tools, 'db' | 'fetch' | 'now'>,
  url: URL,
): Promise<void> {
  let verdict = await knownVerdict(tools, url)
  if (verdict === null) {
    await readRobotsFile(tools, url.origin)
    verdict = await knownVerdict(tools, url)
  }
  if (verdict?.refusal) throw verdict.refusal
}

function verdictOf(file: RobotsFile, url: URL, now: Date): RobotsVerdict {
  const { rules, unreachableSince, problem } = file
  if (rules !== null) {
    const { mayRead, crawlDelayMs } = robotsRules(url.origin, rules)
    return { refusal: mayRead(url) ? null : new ForbiddenByRobots(url.hostname), crawlDelayMs }
  }
  // A site that does not answer forbids everything; after a month without an answer, it counts as
  // having no robots.txt (RFC 9309, 2.3.1.4).
  const isLost =
    unreachableSince !== null && now.getTime() - Date.parse(unreachableSince) > ROBOTS.lostMs
  const refusal = isLost
    ? null
    : new Problem(
        'unavailable',
        `The robots.txt of ${url.hostname}, which says what may be fetched automatically, could not be read. ${problem ?? ''}`.trim(),
      )
  return { refusal, crawlDelayMs: 0 }
}
