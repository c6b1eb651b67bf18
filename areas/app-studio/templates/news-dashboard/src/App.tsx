import { useState } from 'react'
import { Chart } from './Chart.tsx'
import { countsBy, daysOf, spanOf, storiesIn, type Count, type Report } from './figures.ts'
import { useReports } from './use-reports.ts'
import './style.css'

export function App() {
  const { news, again } = useReports()
  if (news === null)
    return (
      <main aria-busy="true">
        <h1>The week in reports</h1>
        <p className="note">Reading the news …</p>
      </main>
    )
  if ('fault' in news)
    return (
      <main>
        <h1>No news right now</h1>
        <p className="note" role="alert">
          {news.fault}
        </p>
        <button type="button" onClick={again}>
          Try again
        </button>
      </main>
    )
  if (news.reports.length === 0)
    return (
      <main>
        <h1>A week without reports</h1>
        <p className="note">Follow some sources in Synthwire. Their headlines are counted here.</p>
      </main>
    )
  return <Dashboard reports={news.reports} />
}

function Dashboard({ reports }: { reports: Report[] }) {
  const [topic, setTopic] = useState<string | null>(null)
  const shown = topic === null ? reports : reports.filter((report) => report.topic === topic)
  const stories = storiesIn(shown)
  const topics = countsBy(reports, 'topic')

  return (
    <main>
      <header>
        <h1>The week in {counted(shown.length, 'report')}</h1>
        <p>
          {counted(stories.length, 'story', 'stories')} from{' '}
          {counted(countsBy(shown, 'outlet').length, 'outlet')}, {spanOf(shown)}
        </p>
      </header>

      <div className="topics" role="group" aria-label="Topic">
        <button type="button" aria-pressed={topic === null} onClick={() => setTopic(null)}>
          All
        </button>
        {topics.map(({ name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={topic === name}
            onClick={() => setTopic(name)}
          >
            {name}
          </button>
        ))}
      </div>

      <div className="columns">
        <section aria-labelledby="days">
          <h2 id="days">Reports a day</h2>
          <Chart days={daysOf(shown)} />
        </section>
        <section aria-labelledby="outlets">
          <h2 id="outlets">Who reported</h2>
          <Bars counts={countsBy(shown, 'outlet').slice(0, MOST_OUTLETS)} />
        </section>
      </div>

      <section aria-labelledby="stories">
        <h2 id="stories">Most reported</h2>
        <ol>
          {stories.map(({ title, topic, outlets, newest }) => (
            <li key={title}>
              <p className="slug">{topic}</p>
              <h3 dir="auto">{title}</h3>
              <p className="soft">
                {outlets.join(', ')} · {newest}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </main>
  )
}

const MOST_OUTLETS = 10

function Bars({ counts }: { counts: Count[] }) {
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <ul className="bars">
      {counts.map(({ name, count }) => (
        <li key={name}>
          <span>{name}</span>
          <strong>{count}</strong>
          <span
            className="bar"
            style={{ inlineSize: `${(100 * count) / most}%` }}
            aria-hidden="true"
          />
        </li>
      ))}
    </ul>
  )
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
