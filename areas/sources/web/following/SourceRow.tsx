import { Badge } from '#web/ui/marks/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { initials } from '#engine/outlets/initials.ts'
import { SourceMark } from '#web/ui/marks/SourceMark.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Source } from '../../contract.ts'
import { CategoryName } from './source-category.tsx'
import { frequencyOptions, healthWords } from './source-words.ts'

interface SourceRowProps {
  source: Source
  onUnfollow: () => void
}

/** A followed source: its description, its state, and the last and the next fetch. */
export function SourceRow({ source, onUnfollow }: SourceRowProps) {
  const { name, address, site, category, frequency, entryCount, health } = source
  const { word, tone } = healthWords[health.state]
  return (
    <li className="source-row">
      <SourceMark outlet={source.outlet ?? { name, logo: initials(name) }} size={28} />
      <div className="source-row-name">
        <h3 dir="auto">{name}</h3>
        <p className="meta">
          {isWebAddress(site) ? <SiteLink site={site} address={address} /> : address}
        </p>
      </div>
      <p className="source-row-kind meta">
        <CategoryName category={category} />, {labelOf(frequencyOptions, frequency).toLowerCase()}
        <br />
        {count(entryCount, 'entry')}
      </p>
      <div className="source-row-health">
        <Badge tone={tone} dot>
          {word}
        </Badge>
        <p className="meta">
          {health.lastSuccess && (
            <>
              Fetched <TimeAgo time={health.lastSuccess} inSentence />
            </>
          )}
          {health.lastSuccess && health.nextRun && ', '}
          {health.nextRun && <NextRun time={health.nextRun} isFirst={!health.lastSuccess} />}
        </p>
      </div>
      <Button variant="quiet" size="s" aria-label={`Unfollow ${name}`} onClick={onUnfollow}>
        Unfollow
      </Button>
      {health.message && (
        <p className="source-row-message" data-tone={tone}>
          {health.message}
        </p>
      )}
    </li>
  )
}

function NextRun({ time, isFirst }: { time: string; isFirst: boolean }) {
  return (
    <>
      {isFirst ? 'Next try ' : 'next '}
      <TimeAgo time={time} inSentence />
    </>
  )
}

/**
 * A link to the site, named by its host or, for an outlet of the newswire, which this server
 * publishes, by the address of the feed.
 */
function SiteLink({ site, address }: { site: string; address: string }) {
  return (
    <a href={site} target="_blank" rel="noopener noreferrer">
      {isWebAddress(address) ? new URL(site).host.replace(/^www\./, '') : address}
    </a>
  )
}

/**
 * Says if an address is a web address. A feed may state anything as its site, and only a web
 * address becomes a link.
 */
function isWebAddress(site: string | null): site is string {
  return site !== null && URL.canParse(site) && /^https?:$/.test(new URL(site).protocol)
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}
