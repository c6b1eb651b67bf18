import { categoryKey } from '#web/ui/category.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { count } from '#web/ui/count.ts'
import { ChevronDown, ChevronUp, PenLine, Trash2 } from '#web/ui/icons.ts'
import { Eye, EyeOff } from '#web/ui/more-icons.ts'
import type { ReaderCategory } from '../../contracts/categories.ts'
import type { CategoryChanges } from './use-categories.ts'

interface CategoryRowProps {
  category: ReaderCategory
  isFirst: boolean
  isLast: boolean
  change: CategoryChanges
  onEdit: () => void
}

/** A category with its buttons, including arrows that change the order. */
export function CategoryRow({ category, isFirst, isLast, change, onEdit }: CategoryRowProps) {
  const { id, name, hue, isOwn, isHidden, examples } = category
  const notes = [
    ...(isHidden ? ['hidden'] : []),
    ...(name !== id && !isOwn ? [`renamed from ${id}`] : []),
    ...(examples > 0 ? [`${count(examples, 'article')} moved here`] : []),
  ]
  return (
    <li data-hidden={isHidden || undefined} aria-label={name}>
      <span className="folder-swatch" data-cat={categoryKey(id, hue)} />
      <span className="category-name">
        <span dir="auto">{name}</span>
        {notes.length > 0 && <span className="meta">{notes.join(', ')}</span>}
      </span>
      <span className="category-tools">
        {/* The buttons are not `disabled` at the ends of the list, so that they keep the focus. */}
        <IconButton
          size="s"
          label={`Move ${name} up`}
          icon={<ChevronUp />}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && !change.isBusy && change.move(id, -1)}
        />
        <IconButton
          size="s"
          label={`Move ${name} down`}
          icon={<ChevronDown />}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && !change.isBusy && change.move(id, 1)}
        />
        <IconButton size="s" label={`Edit ${name}`} icon={<PenLine />} onClick={onEdit} />
        <IconButton
          size="s"
          label={isHidden ? `Show ${name} on the feed` : `Hide ${name} from the feed`}
          icon={isHidden ? <EyeOff /> : <Eye />}
          onClick={() => change.hide(id, !isHidden)}
        />
        {isOwn && (
          <IconButton
            size="s"
            label={`Delete ${name}`}
            icon={<Trash2 />}
            onClick={() => change.remove(category)}
          />
        )}
      </span>
    </li>
  )
}
