import { useAnswer } from '#web/asking/api.tsx'
import { useNow } from '#web/place/clock.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { CircleCheck } from '#web/ui/icons.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import { marking, type Marked } from '../../contracts/marking.ts'
import { useMarking } from './use-marking.ts'

const HOUR_MS = 3_600_000

const ages = [
  { words: 'one day', hours: 24 },
  { words: 'one week', hours: 7 * 24 },
] as const

interface MarkReadMenuProps {
  /** The name of its subject, such as a folder's. */
  name: string
  /** The list that it stands over. */
  list: Marked
  /** The period that the list shows now: "today". */
  shown: string
}

/** Marks a list as read, or old articles in it, if the door supports it. */
export function MarkReadMenu(props: MarkReadMenuProps) {
  return useKept('marking') && <Choices {...props} />
}

function Choices({ name, list, shown }: MarkReadMenuProps) {
  const mark = useMarking()
  const now = useNow()
  const label = `Mark ${name} as read`
  // The newest article is read again with the lists, so later ones are neither shown nor marked.
  const newest = useAnswer(marking.getNewestArticle, {})
  const upTo = newest.state === 'ready' && newest.value !== null ? { upTo: newest.value } : {}
  // The age replaces the list's period, because old articles are not in the list of a day.
  const { time: _, ...anyTime } = list
  return (
    <Menu
      label={label}
      items={[
        {
          label: `Mark all as read, ${shown}`,
          onSelect: () => mark({ ...list, ...upTo }, `${name}, ${shown}`),
        },
        ...ages.map(({ words, hours }, index) => ({
          label: `Mark as read: older than ${words}`,
          parted: index === 0,
          onSelect: () =>
            mark(
              { ...anyTime, before: new Date(now.getTime() - hours * HOUR_MS).toISOString() },
              `${name}, older than ${words}`,
            ),
        })),
      ]}
      trigger={(wires) => <IconButton {...wires} size="s" label={label} icon={<CircleCheck />} />}
    />
  )
}
