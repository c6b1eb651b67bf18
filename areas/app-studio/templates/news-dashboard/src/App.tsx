import { useState } from 'react'
import { Chart } from './Chart.tsx'
import { countsBy, daysOf, storiesIn, type Count, type Report } from './figures.ts'
import sample from './reports.json'
import './style.css'

const reports: Report[] = sample

export function App() {
  const [topic, setTopic] = useState<string | null>(null)
  const shown = topic === null ? reports : reports.filter((report) => report.topic === topic)
  const stories = storiesIn(shown)
  const topics = countsBy(reports, 'topic')

  return (
    <main>
      <header>
        <h1>The week in {shown.length} reports</h1>
        <p>
          {stories.length} stories from {countsBy(shown, 'outlet').length} outlets, 24 February to 2
          March 2026
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
          <Bars counts={countsBy(shown, 'outlet')} />
        </section>
      </div>

      <section aria-labelledby="stories">
        <h2 id="stories">Most reported</h2>
        <ol>
          {stories.map(({ title, topic, outlets, newest }) => (
            <li key={title}>
              <p className="slug">{topic}</p>
              <h3>{title}</h3>
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
