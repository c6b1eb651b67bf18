import './Categories.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { categories, ENOUGH_EXAMPLES, type ReaderCategory } from '../../contracts/categories.ts'
import { CategoryDialog } from './CategoryDialog.tsx'
import { CategoryRow } from './CategoryRow.tsx'
import { useCategories } from './use-categories.ts'

/** The panel in which readers rename, order, add and hide categories. */
export function CategoriesPanel() {
  return (
    <Panel title="Categories" className="panel-list" skeleton={<SkeletonLines count={8} />}>
      <CategoryList />
    </Panel>
  )
}

function CategoryList() {
  const known = useRead(categories.listCategories, {})
  const change = useCategories(known)
  const [edited, setEdited] = useState<ReaderCategory | 'new' | null>(null)
  return (
    <div className="categories">
      <p>
        Articles are sorted by the section their publishers put them in, and by their words. An
        article in the wrong folder? Choose “Move to category” in its menu. After {ENOUGH_EXAMPLES}{' '}
        moved articles, a category finds similar ones by itself.
      </p>
      <ol>
        {known.map((category, at) => (
          <CategoryRow
            key={category.id}
            category={category}
            isFirst={at === 0}
            isLast={at === known.length - 1}
            change={change}
            onEdit={() => setEdited(category)}
          />
        ))}
      </ol>
      <Button onClick={() => setEdited('new')}>
        <Plus /> Add category
      </Button>
      {edited && (
        <CategoryDialog
          key={edited === 'new' ? 'new' : edited.id}
          category={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}
