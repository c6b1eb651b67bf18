import {
  closestCenter,
  DndContext,
  type Announcements,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useEffect, useId, useRef, useState } from 'react'
import { carryAnnouncements } from '#web/ui/carrying/carry-announcements.ts'
import { useCarrySensors } from '#web/ui/carrying/use-carry-sensors.ts'
import { useRefresh, useWrite } from '#web/asking/api.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { episodes, type Episode } from '../contract.ts'
import { QueuedRow } from './QueuedRow.tsx'

/** The queue, in the order that the reader gives it: by mouse, touch, keyboard, or buttons. */
export function QueueOrder({ waiting }: { waiting: readonly Episode[] }) {
  const { rows, move, told } = useOrder(waiting)
  const id = useId()
  const sensors = useCarrySensors()

  function handleEnd({ active, over }: DragEndEvent) {
    const to = rows.findIndex((one) => one.id === over?.id)
    if (to >= 0) move(String(active.id), to)
  }

  return (
    <>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <DndContext
        id={id}
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={upAndDown}
        accessibility={{ announcements: announcementsOf(rows) }}
        onDragEnd={handleEnd}
      >
        <SortableContext items={rows.map((row) => row.id)} strategy={verticalListSortingStrategy}>
          <ul className="episodes">
            {rows.map((episode, at) => (
              <QueuedRow
                key={episode.id}
                episode={episode}
                at={at}
                isLast={at === rows.length - 1}
                onMove={(to) => move(episode.id, to, 'told')}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </>
  )
}

/** Rows in their new order before the server confirms it; moves are sent one after the other. */
function useOrder(waiting: readonly Episode[]) {
  const add = useWrite(episodes.addToQueue)
  const refresh = useRefresh()
  const attempt = useAttempt()
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [told, setTold] = useState('')
  const saving = useRef(Promise.resolve(true))
  const answered = useRef(waiting)
  useEffect(() => {
    answered.current = waiting
  })
  const isOld = drawn === null || (drawn.savedOver !== null && drawn.savedOver !== waiting)
  const rows = isOld ? waiting : inOrder(waiting, drawn.ids)

  async function save(id: string, after: string | undefined) {
    const mine = saving.current.then(async (isWell) => {
      const input = { id, isNext: true, ...(after !== undefined && { after }) }
      return (await attempt(add.mutateAsync(input).then(() => true))) !== null && isWell
    })
    saving.current = mine
    const isWell = await mine
    if (saving.current !== mine) return
    saving.current = Promise.resolve(true)
    setDrawn((one) => (isWell && one ? { ...one, savedOver: answered.current } : null))
    // Another device may have changed it meanwhile.
    if (!isWell) refresh({ area: 'episodes', operations: ['listQueue'] })
  }

  function move(id: string, to: number, how?: 'told') {
    const from = rows.findIndex((row) => row.id === id)
    const row = rows[from]
    if (!row || from === to || to < 0 || to >= rows.length) return
    const order = rows.toSpliced(from, 1).toSpliced(to, 0, row)
    setDrawn({ ids: order.map((one) => one.id), savedOver: null })
    if (how) setTold(`${row.title} is at position ${to + 1} of ${rows.length}.`)
    void save(id, order[to - 1]?.id)
  }

  return { rows, move, told }
}

interface Drawn {
  ids: readonly string[]
  /** The answer before the last move was saved, which the next one replaces. Null before the first. */
  savedOver: readonly Episode[] | null
}

/** New episodes are at the end, and missing ones are gone. */
function inOrder(waiting: readonly Episode[], ids: readonly string[]): Episode[] {
  const placeOf = ({ id }: Episode) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return waiting.toSorted((a, b) => placeOf(a) - placeOf(b))
}

const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

function announcementsOf(rows: readonly Episode[]): Announcements {
  const at = (id: UniqueIdentifier) => rows.findIndex((row) => row.id === id)
  const nameOf = (id: UniqueIdentifier) => rows[at(id)]?.title ?? 'The episode'
  const whereOf = (id: UniqueIdentifier) => `position ${at(id) + 1} of ${rows.length}`
  return carryAnnouncements({ nameOf, whereOf })
}
