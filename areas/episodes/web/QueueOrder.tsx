import { useRefresh, useWrite } from '#web/asking/api.tsx'
import { Ordered } from '#web/ui/carrying/Ordered.tsx'
import { useOrder } from '#web/ui/carrying/use-order.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { episodes, type Episode } from '../contract.ts'
import { QueuedRow } from './QueuedRow.tsx'

const nameOf = ({ title }: Episode) => title

/** The queue, in the order that the reader gives it: by mouse, touch, keyboard, or buttons. */
export function QueueOrder({ waiting }: { waiting: readonly Episode[] }) {
  const add = useWrite(episodes.addToQueue)
  const refresh = useRefresh()
  const attempt = useAttempt()
  const { rows, move, told } = useOrder(waiting, {
    nameOf,
    async save({ id, to, order }) {
      const after = order[to - 1]?.id
      const input = { id, isNext: true, ...(after !== undefined && { after }) }
      return (await attempt(add.mutateAsync(input).then(() => true))) !== null
    },
    // Another device may have changed the queue meanwhile.
    onFailed: () => refresh({ area: 'episodes', operations: ['listQueue'] }),
  })

  return (
    <>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <Ordered rows={rows} nameOf={nameOf} onMove={move}>
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
      </Ordered>
    </>
  )
}
