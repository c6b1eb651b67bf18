import { ROBOTS } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import type { Tools } from '#server/tools.ts'
import { knownRobotsFile, readRobotsFile, type RobotsFile } from './robots-file.ts'
import { robotsRules } from './robots-rules.ts'

/** Thrown for a page whose site asks programs not to read it. */
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
  /** The reason why the page must not be read; null if it may be read. */
  refusal: Problem | null
  /** The pause that the site asks for after each page. */
  crawlDelayMs: number
}

/**
 * The verdict on a page by the stored robots.txt, without a request; null if the robots.txt has to
 * be fetched first.
 */
export async function knownVerdict(
  tools: Pick<Tools, 'db' | 'now'>,
  url: URL,
): Promise<RobotsVerdict | null> {
  // An address that is not of the web passes here, because the fetcher refuses it with its own
  // message.
  if (!/^https?:$/.test(url.protocol)) return { refusal: null, crawlDelayMs: 0 }
  const file = await knownRobotsFile(tools, url.origin)
  return file && verdictOf(file, url, tools.now())
}

/** Fails for a page that must not be read; fetches the site's robots.txt if it is unknown. */
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
  // A site whose robots.txt cannot be read forbids everything; after a month, it counts as having
  // none (RFC 9309, 2.3.1.4).
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
