import { useZone } from '#web/place/clock.tsx'
import './corrections/Joining.css'
import { count } from '#web/ui/count.ts'
import type { ArticlePage, Moment } from '../contract.ts'
import { ArticleLink } from './lends/ArticleLink.tsx'

/** The timeline of an article's affair, earliest article first. */
export function Timeline({ timeline }: { timeline: NonNullable<ArticlePage['timeline']> }) {
  const { earlier, later } = timeline
  return (
    <>
      <Moments title="Earlier on this" moments={earlier} />
      <Moments title="What followed" moments={later} />
    </>
  )
}

function Moments({ title, moments }: { title: string; moments: readonly Moment[] }) {
  const zone = useZone()
  if (moments.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ol className="moments">
        {moments.map((moment) => (
          <li key={moment.id}>
            <p className="meta">
              <time dateTime={moment.time}>{dayOf(moment.time, zone)}</time>,{' '}
              {count(moment.sourceCount, 'source')}
            </p>
            <h4>
              <ArticleLink article={moment} />
            </h4>
          </li>
        ))}
      </ol>
    </section>
  )
}

function dayOf(time: string, timeZone: string): string {
  const parts = { timeZone, day: 'numeric', month: 'short', year: 'numeric' } as const
  return new Intl.DateTimeFormat('en-GB', parts).format(new Date(time))
}
