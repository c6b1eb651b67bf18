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
  /** The name of the list, such as a folder's name. */
  name: string
  /** The list that the menu marks. */
  list: Marked
  /** The current period of the list in words: "today". */
  shown: string
}

/**
 * A menu that marks a list as read, or only its old articles; renders nothing if the contract is
 * missing.
 */
export function MarkReadMenu(props: MarkReadMenuProps) {
  return useKept('marking') && <Choices {...props} />
}

function Choices({ name, list, shown }: MarkReadMenuProps) {
  const mark = useMarking()
  const now = useNow()
  const label = `Mark ${name} as read`
  // The newest article is read again whenever the lists are, so later articles are neither shown
  // nor marked.
  const newest = useAnswer(marking.getNewestArticle, {})
  const upTo = newest.state === 'ready' && newest.value !== null ? { upTo: newest.value } : {}
  // An age replaces the list's period, because the list of a day contains no old articles.
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
