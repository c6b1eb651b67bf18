import { EditingConflict } from '#web/ui/editing/EditingConflict.tsx'
import { kindOf } from '../../blocks/block-kinds.ts'
import type { PageContent } from '../../blocks/page-content.ts'
import type { EditedPage } from '../../contracts/pages.ts'
import { wordsOf } from '../../editing/change-blocks.ts'

interface EditConflictProps {
  mine: PageContent
  theirs: EditedPage
  onSettle: (which: 'mine' | 'theirs') => void
}

/** Shows two versions of a page that somebody else changed meanwhile. The reader chooses one. */
export function EditConflict({ mine, theirs, onSettle }: EditConflictProps) {
  return (
    <EditingConflict thing="page" onSettle={onSettle}>
      <div className="edit-conflict-sides">
        <Side title="Yours" content={mine} other={theirs.content} />
        <Side title="The saved one" content={theirs.content} other={mine} />
      </div>
    </EditingConflict>
  )
}

interface SideProps {
  title: string
  content: PageContent
  other: PageContent
}

/** The blocks of one version that are not the same in the other one. */
function Side({ title, content, other }: SideProps) {
  const known = new Set(other.map((block) => JSON.stringify(block)))
  const own = content.filter((block) => !known.has(JSON.stringify(block)))
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {own.map((block) => (
          <li key={block.props.id} dir="auto">
            {kindOf(block.type)?.label ?? block.type}: {wordsOf(block) || 'no words'}
          </li>
        ))}
        {own.length === 0 && <li>The same blocks, or fewer.</li>}
      </ul>
    </section>
  )
}
