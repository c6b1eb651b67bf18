import './Monitoring.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { useZone } from '#web/place/clock.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Figures } from '#web/ui/blocks/Figures.tsx'
import { Table, type Column } from '#web/ui/blocks/Table.tsx'
import { fullCount } from '#web/ui/count.ts'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import type { figureSpans } from '../../choices.ts'
import {
  monitoring,
  type FigurePoint,
  type RunFigures as Known,
} from '../../contracts/monitoring.ts'
import { countOrDash, hourWords, msWords } from './figure-words.ts'
import { HourChart } from './HourChart.tsx'
import { useLooking } from './use-looking.ts'

type Span = (typeof figureSpans)[number]

const spanOptions = [
  { value: 'day', label: '24 hours' },
  { value: 'week', label: '7 days' },
] as const satisfies readonly { value: Span; label: string }[]

/** Runs by hour, of one workflow or of all: charts, and a table of the same numbers. */
export function RunFigures({ workflow }: { workflow?: string | undefined }) {
  const [span, setSpan] = useState<Span>('day')
  const figures = useRead(monitoring.getFigures, {
    span,
    ...(workflow !== undefined && { workflow }),
  })
  useLooking('getFigures')
  return (
    <div className="run-figures">
      <Segmented label="Time" options={spanOptions} value={span} onChange={setSpan} />
      <Totals figures={figures} />
      {/* The charts are shown even without runs, so that the first run does not move the content
          below. */}
      <Charts points={figures.points} />
    </div>
  )
}

const isBusy = ({ ended, open }: FigurePoint) => ended > 0 || (open ?? 0) > 0

function Totals({ figures: { total, points } }: { figures: Known }) {
  return (
    <Figures
      figures={[
        { name: 'Runs ended', value: fullCount(total.ended) },
        { name: 'Failed', value: fullCount(total.failed) },
        { name: 'Not ended yet', value: countOrDash(points.at(-1)?.open ?? null) },
        { name: 'Run time, p50', value: msWords(total.halfMs), note: 'half took no longer' },
        { name: 'Run time, p95', value: msWords(total.mostMs), note: '95 of 100 took no longer' },
      ]}
    />
  )
}

function Charts({ points }: { points: readonly FigurePoint[] }) {
  const hours = points.map(({ at }) => at)
  const most = (of: (point: FigurePoint) => number | null) =>
    Math.max(...points.map((point) => of(point) ?? 0))
  return (
    <>
      <div className="hour-charts">
        <HourChart
          name="Runs"
          legend="red: failed"
          hasFailures
          most={fullCount(most(({ ended }) => ended))}
          bars={points.map(({ ended, failed }) => ({ value: ended, part: failed }))}
          hours={hours}
        />
        <HourChart
          name="Not ended at the end of the hour"
          most={fullCount(most(({ open }) => open))}
          bars={points.map(({ open }) => ({ value: open ?? 0 }))}
          hours={hours}
        />
        <HourChart
          name="Run time"
          legend="strong: p50, pale: p95"
          most={msWords(most(({ mostMs }) => mostMs))}
          bars={points.map(({ halfMs, mostMs }) => ({ value: mostMs ?? 0, part: halfMs ?? 0 }))}
          hours={hours}
        />
      </div>
      <details className="hour-table">
        <summary>Numbers by hour</summary>
        {points.some(isBusy) ? (
          <Hours points={points} />
        ) : (
          <Empty quiet>No run in this time.</Empty>
        )}
      </details>
    </>
  )
}

/** A table of the hours that have figures, newest first. */
function Hours({ points }: { points: readonly FigurePoint[] }) {
  const zone = useZone()
  const number = (name: string, words: (point: FigurePoint) => string) => ({
    ...{ name, isNumber: true },
    cell: words,
  })
  const columns: readonly Column<FigurePoint>[] = [
    { name: 'Hour', cell: ({ at }) => hourWords(at, zone, true) },
    number('Ended', ({ ended }) => fullCount(ended)),
    number('Failed', ({ failed }) => fullCount(failed)),
    number('Not ended', ({ open }) => countOrDash(open)),
    number('p50', ({ halfMs }) => msWords(halfMs)),
    number('p95', ({ mostMs }) => msWords(mostMs)),
  ]
  return (
    <Table
      label="Runs by hour"
      columns={columns}
      rows={points.filter(isBusy).toReversed()}
      keyOf={({ at }) => at}
    />
  )
}
