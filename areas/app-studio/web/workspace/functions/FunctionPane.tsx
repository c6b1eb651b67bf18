import './FunctionData.css'
import { Suspense, useState } from 'react'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { environments, type Environment } from '../../../contracts/workspace.ts'
import type { Source } from '../use-source.ts'
import { CallList } from './CallList.tsx'
import { DataList } from './DataList.tsx'

const places = environments.map((value) => ({ value, label: value }))

const views = [
  { value: 'calls', label: 'Calls' },
  { value: 'data', label: 'Data' },
] as const

/** The logs of a project's functions, and the data that they have stored. */
export function FunctionPane({ source }: { source: Source }) {
  const [view, setView] = useState<(typeof views)[number]['value']>('calls')
  const [environment, setEnvironment] = useState<Environment>('local')
  const place = { project: source.project, environment }
  return (
    <>
      <div className="function-tools">
        <Segmented label="Functions" options={views} value={view} onChange={setView} />
        <Select
          aria-label="Environment"
          options={places}
          value={environment}
          onChange={setEnvironment}
        />
      </div>
      <Suspense fallback={<SkeletonLines count={6} />}>
        {view === 'calls' ? (
          <CallList {...place} onOpenAt={source.onOpenAt} />
        ) : (
          <DataList key={environment} {...place} />
        )}
      </Suspense>
    </>
  )
}
