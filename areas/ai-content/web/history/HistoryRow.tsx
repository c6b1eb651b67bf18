import { PageLink, usePage } from '#web/place/page.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { fullCount } from '#web/ui/count.ts'
import { Ellipsis, Pencil, PenLine, Trash2 } from '#web/ui/icons.ts'
import { Copy, LayoutTemplate, RotateCcw } from '#web/ui/more-icons.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import type { DraftSummary } from '../../contracts/drafts.ts'
import { draftPage } from '../../places.ts'
import { statusWords, titleWords, toneWords, typeWords } from '../content-words.ts'
import { useDraftActions } from './use-draft-actions.ts'

interface HistoryRowProps {
  draft: DraftSummary
  isBin: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onRename: () => void
  onTemplate: () => void
}

/** One text of the history. */
export function HistoryRow(props: HistoryRowProps) {
  const { draft, isBin, isChosen, onChoose } = props
  const { id, type, status, tone, author, wordCount, createdAt } = draft
  const title = titleWords(draft.title)
  return (
    <tr>
      <th scope="row">
        <span className="content-title">
          <label>
            <input
              type="checkbox"
              aria-label={`Select ${title}`}
              checked={isChosen}
              onChange={({ target }) => onChoose(target.checked)}
            />
          </label>
          {isBin ? (
            <span dir="auto">{title}</span>
          ) : (
            <PageLink page={draftPage(id)}>
              <span dir="auto">{title}</span>
            </PageLink>
          )}
        </span>
      </th>
      <td data-name="Type" className="content-word">
        {typeWords[type]}
      </td>
      <td data-name="Status">
        <Badge tone={status === 'published' ? 'success' : 'neutral'} dot>
          {statusWords[status]}
        </Badge>
      </td>
      <td data-name="Tone" className="content-word">
        {toneWords[tone]}
      </td>
      <td data-name="Author">{author}</td>
      <td data-name="Words" data-number>
        {fullCount(wordCount)}
      </td>
      <td data-name="Created" className="content-word">
        <TimeAgo time={createdAt} />
      </td>
      <td data-name="Actions">
        <DraftMenu {...props} />
      </td>
    </tr>
  )
}

function DraftMenu({ draft, isBin, onRename, onTemplate }: HistoryRowProps) {
  const { id } = draft
  const title = titleWords(draft.title)
  const { goTo } = usePage()
  const { duplicate, removeAll, restoreAll } = useDraftActions()
  const label = `More actions for ${title}`
  if (isBin)
    return (
      <IconButton
        label={`Restore ${title}`}
        icon={<RotateCcw />}
        onClick={() => void restoreAll([id])}
      />
    )
  return (
    <Menu
      label={label}
      items={[
        { label: 'Open', icon: <Pencil />, onSelect: () => goTo(draftPage(id)) },
        { label: 'Rename', icon: <PenLine />, onSelect: onRename },
        { label: 'Duplicate', icon: <Copy />, onSelect: () => void duplicate(draft) },
        { label: 'Save as template', icon: <LayoutTemplate />, onSelect: onTemplate },
        {
          label: 'Delete',
          icon: <Trash2 />,
          danger: true,
          parted: true,
          onSelect: () => void removeAll([id]),
        },
      ]}
      trigger={(wires) => <IconButton label={label} icon={<Ellipsis />} {...wires} />}
    />
  )
}
