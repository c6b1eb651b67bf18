import './FunctionData.css'
import { Suspense, useState } from 'react'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { CallList } from './CallList.tsx'
import { DataList } from './DataList.tsx'

const views = [
  { value: 'calls', label: 'Calls' },
  { value: 'data', label: 'Data' },
] as const

/** The logs of a project's functions, and the data that they keep. */
export function FunctionPane({ project }: { project: string }) {
  const [view, setView] = useState<(typeof views)[number]['value']>('calls')
  return (
    <>
      <div className="function-tools">
        <Segmented label="Functions" options={views} value={view} onChange={setView} />
      </div>
      <Suspense fallback={<SkeletonLines count={6} />}>
        {view === 'calls' ? <CallList project={project} /> : <DataList project={project} />}
      </Suspense>
    </>
  )
}
