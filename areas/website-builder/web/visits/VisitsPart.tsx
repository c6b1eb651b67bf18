import './Visits.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Figures } from '#web/ui/blocks/Figures.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Table } from '#web/ui/blocks/Table.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { fullCount } from '#web/ui/count.ts'
import { Bars } from '#web/ui/marks/Bars.tsx'
import { shortDay } from '../message-words.ts'
import { visits } from '../../contracts/visits.ts'

const spans = { '7': 7, '30': 30, '90': 90 } as const
type Span = keyof typeof spans

/** Visits of a site by day, page and referring site. */
export function VisitsPart({ site }: { site: string }) {
  const [span, setSpan] = useState<Span>('30')
  const { isOn, days, pages, hosts } = useRead(visits.getVisits, { site, days: spans[span] })
  const sum = (name: 'views' | 'visitors' | 'phones' | 'robots') =>
    days.reduce((total, day) => total + day[name], 0)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <div className="site-part">
      <Panel
        title="Visits"
        actions={
          <Segmented
            label="Time"
            options={Object.keys(spans).map((value) => ({
              value: value as Span,
              label: `${value} days`,
            }))}
            value={span}
            onChange={setSpan}
          />
        }
      >
        {!isOn && (
          <p className="workspace-note">
            Visits are not counted. Switch on “Analytics” under Plugins, then publish the site.
          </p>
        )}
        <Figures
          figures={[
            { name: 'Page views', value: fullCount(sum('views')) },
            { name: 'Visitors', value: fullCount(sum('visitors')), note: 'counted once a day' },
            { name: 'Views on phones', value: fullCount(sum('phones')) },
            { name: 'Robots', value: fullCount(sum('robots')), note: 'not in the other figures' },
          ]}
        />
        <figure className="visit-days">
          <Bars
            className="visit-bars"
            isStretched
            label={`Page views by day: ${days.map(({ day, views }) => `${day} ${views}`).join(', ')}`}
            bars={days.map(({ views, visitors }) => ({
              value: views,
              part: Math.min(visitors, views),
            }))}
          />
          <figcaption className="meta">
            <span>{first && shortDay(first.day)}</span>
            <span>strong: visitors, pale: page views</span>
            <span>{last && shortDay(last.day)}</span>
          </figcaption>
        </figure>
      </Panel>
      <Panel title="Pages">
        {pages.length === 0 ? (
          <Empty quiet>No visits in this time.</Empty>
        ) : (
          <Table
            label="Pages"
            rows={pages}
            keyOf={({ name }) => name}
            columns={[
              { name: 'Page', cell: ({ name }) => (name === '*' ? 'Other pages' : name) },
              { name: 'Views', cell: ({ views }) => fullCount(views), isNumber: true },
              { name: 'Loaded in', cell: ({ loadMs }) => seconds(loadMs), isNumber: true },
              { name: 'Read for', cell: ({ readingMs }) => seconds(readingMs), isNumber: true },
            ]}
          />
        )}
      </Panel>
      <Panel title="Referring sites">
        {hosts.length === 0 ? (
          <Empty quiet>Nobody followed a link from another site.</Empty>
        ) : (
          <Table
            label="Referring sites"
            rows={hosts}
            keyOf={({ name }) => name}
            columns={[
              { name: 'Site', cell: ({ name }) => (name === '*' ? 'Other sites' : name) },
              { name: 'Views', cell: ({ views }) => fullCount(views), isNumber: true },
            ]}
          />
        )}
      </Panel>
    </div>
  )
}

function seconds(ms: number | null): string {
  if (ms === null) return '–'
  return ms < 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`
}
