import './QueuePanel.css'
import { Suspense, useRef, useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { count } from '#web/ui/count.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { wholeList } from '#web/ui/newer/growing-list.ts'
import { Newer } from '#web/ui/newer/Newer.tsx'
import { Tabs } from '#web/ui/tabs/Tabs.tsx'
import { explain, Trouble } from '#web/ui/blocks/Trouble.tsx'
import { pieceJobs, type QueueJob } from '../contract.ts'
import { isOpenable, jobsIn, queueFilters, type QueueFilter } from '../job-queue.ts'
import { DeleteMany } from './queue/DeleteMany.tsx'
import { QueueDetail } from './QueueDetail.tsx'
import { QueueJobCard } from './QueueJobCard.tsx'

/** A panel with pieces that are being made, and with finished pieces. */
export function QueuePanel() {
  return (
    <section className="queue-panel" aria-label="AI generation queue">
      <Trouble>
        <Suspense fallback={<SkeletonLines count={6} />}>
          <Queue />
        </Suspense>
      </Trouble>
    </section>
  )
}

const growing = wholeList<QueueJob>('job')

function Queue() {
  const jobs = useRead(pieceJobs.listJobs, {})
  const deleteJob = useWrite(pieceJobs.deleteJob)
  const [filter, setFilter] = useState<QueueFilter>('all')
  const [openId, setOpenId] = useState<string | null>(null)
  /** The job whose detail was closed last, which gets the focus. */
  const [leftId, setLeftId] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const open = jobs.find((job) => job.id === openId && isOpenable(job))

  function handleBack() {
    setLeftId(openId)
    setOpenId(null)
  }

  async function handleDelete({ id }: QueueJob) {
    const isDone = await deleteJob.mutateAsync({ id }).then(
      () => true,
      () => false,
    )
    // The focused button disappears with its job, so the list gets the focus.
    if (isDone) list.current?.focus()
  }

  const shown = jobsIn(filter, jobs)
  return (
    <div className="queue" tabIndex={-1} ref={list}>
      {deleteJob.error && (
        <p className="field-error" role="alert">
          {explain(deleteJob.error)}
        </p>
      )}
      {open ? (
        <QueueDetail
          key={open.id}
          job={open}
          onBack={handleBack}
          onDelete={() => void handleDelete(open)}
        />
      ) : (
        <Tabs label="Queue" tabs={queueFilters} value={filter} onChange={setFilter}>
          <p className="visually-hidden" role="status">
            {count(shown.length, 'job')}
          </p>
          <DeleteMany jobs={shown} onDeleted={() => list.current?.focus()} />
          {shown.length === 0 ? (
            <Empty title="No content yet">
              Click the AI icon on any module to generate content
            </Empty>
          ) : (
            <>
              <Newer
                operation={pieceJobs.listJobs}
                input={{}}
                list={growing}
                isShown={(job: QueueJob) => jobsIn(filter, [job]).length > 0}
              />
              <ul className="queue-list">
                {shown.map((job) => (
                  <QueueJobCard
                    key={job.id}
                    job={job}
                    takesFocus={job.id === leftId}
                    onOpen={() => setOpenId(job.id)}
                    onDelete={() => void handleDelete(job)}
                  />
                ))}
              </ul>
            </>
          )}
        </Tabs>
      )}
    </div>
  )
}
